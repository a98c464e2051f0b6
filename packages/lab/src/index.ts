export { main } from './cli/main.ts';
export { type Registry, registry } from './simulate/registry.ts';
export type { SimulationReport } from './simulate/report.ts';
