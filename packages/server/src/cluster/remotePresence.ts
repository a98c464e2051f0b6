import type { Presence } from '@cordillera/protocol';

/** What other processes said about who looks at which table there. */
export class RemotePresence {
  /** By table, and then by process. */
  readonly #reports = new Map<string, Map<string, string>>();

  /** It replaces what this process said before of the table. */
  applyReport(process: string, table: string, report: string): void {
    const said = this.#reports.get(table) ?? new Map<string, string>();
    // nobody watches, nobody who sits there looks, and nobody is about to sit down
    if (report === '' || report === '0,;') said.delete(process);
    else said.set(process, report);
    if (said.size > 0) this.#reports.set(table, said);
    else this.#reports.delete(table);
  }

  /** That process has ended. */
  forget(process: string): void {
    for (const [table, said] of this.#reports) if (said.delete(process) && said.size === 0) this.#reports.delete(table);
  }

  reports(table: string): Iterable<[process: string, report: string]> {
    return this.#reports.get(table) ?? [];
  }

  of(table: string, person: string): Presence {
    const said = [...this.reports(table)].flatMap(([, report]) => report.split(';')[0]!.split(','));
    if (said.includes(`${person}:here`)) return 'here';
    return said.includes(`${person}:away`) ? 'away' : 'offline';
  }
}
