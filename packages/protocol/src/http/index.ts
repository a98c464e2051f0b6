export * from './answers.ts';
export * from './request.ts';
export * from './routes.ts';
