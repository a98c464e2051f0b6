// What `npm test -- --quick` leaves out.

/** Projects of vitest.config.ts whose tests play whole games, start servers, or drive a browser. */
export const slowProjects = ['bots', 'lab', 'server', 'browser'];

/** Of the others: many games, processes with little memory, installing packages, starting servers, the built page. */
export const slowTests = [
  '**/laws.test.ts',
  '**/golden/golden.test.ts',
  '**/hostileFiles.test.ts',
  '**/{pack,check-packages,service,start}.test.ts',
  '**/{chunks,first-look}.test.ts',
];
