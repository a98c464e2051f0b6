#!/usr/bin/env node
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/index.js', import.meta.url);
if (!existsSync(built)) {
  console.error(
    'cordillera-server is not built yet: run "npm run types" in the project\'s root folder, then try again.',
  );
  process.exit(2);
}

// A reader of our output may stop early (cordillera-server list | head): that is not an error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const { operate } = await import(built.href);
process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  defaults: { dataDir: fileURLToPath(new URL('../../../data', import.meta.url)) },
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});
