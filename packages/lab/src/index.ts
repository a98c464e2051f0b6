export { main } from './main.ts';
export { type Registry, registry } from './registry.ts';
export type { SimulationReport } from './report.ts';
