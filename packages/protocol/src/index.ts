export * from './clientView.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './table.ts';
