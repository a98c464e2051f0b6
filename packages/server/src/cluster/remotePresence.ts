import type { Presence } from '@cordillera/protocol';

/** Who is connected to which table, as other processes report it. */
export class RemotePresence {
  /** By table, then by process. */
  readonly #reports = new Map<string, Map<string, string>>();

  /** Replaces the earlier report of this process about the table. */
  applyReport(process: string, table: string, report: string): void {
    const byProcess = this.#reports.get(table) ?? new Map<string, string>();
    // no watchers, no connected players, no seat previews
    if (report === '' || report === '0,;') byProcess.delete(process);
    else byProcess.set(process, report);
    if (byProcess.size > 0) this.#reports.set(table, byProcess);
    else this.#reports.delete(table);
  }

  forget(process: string): void {
    for (const [table, byProcess] of this.#reports)
      if (byProcess.delete(process) && byProcess.size === 0) this.#reports.delete(table);
  }

  reports(table: string): Iterable<[process: string, report: string]> {
    return this.#reports.get(table) ?? [];
  }

  of(table: string, person: string): Presence {
    const reported = [...this.reports(table)].flatMap(([, report]) => report.split(';')[0]!.split(','));
    if (reported.includes(`${person}:here`)) return 'here';
    return reported.includes(`${person}:away`) ? 'away' : 'offline';
  }
}
