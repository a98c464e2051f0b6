import { testTogether } from './together.ts';

testTogether('firefox', 'webkit');
