#!/usr/bin/env node
import { existsSync } from 'node:fs';
import process from 'node:process';

const built = new URL('../dist/index.js', import.meta.url);
if (!existsSync(built)) {
  console.error('cordillera is not built yet: run "npm run types" in the project\'s root folder, then try again.');
  process.exit(2);
}

// A reader of our output may stop early (cordillera … | head): that is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code === 'EPIPE') process.exit();
    console.error(`cordillera: cannot write its output: ${error.message}`);
    process.exit(1);
  });
}

const { main } = await import(built.href);
process.exitCode = await main(process.argv.slice(2), process);
