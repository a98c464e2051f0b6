import { operate } from '@cordillera/server';

export interface Answer {
  code: number;
  out: string;
  complaint: string;
}

/** Runs the operator's command on the data of a running server. */
export async function command(
  { folder, databaseUrl }: { folder: string; databaseUrl?: string | undefined },
  ...argv: string[]
): Promise<Answer> {
  const out: string[] = [];
  const complaints: string[] = [];
  const code = await operate(argv, {
    environment: { USER: 'olga', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    defaults: { dataDir: folder },
    print: (text) => void out.push(text),
    complain: (text) => void complaints.push(text),
  });
  return { code, out: out.join('\n'), complaint: complaints.join('\n') };
}

/** Runs a command that must succeed; returns its JSON output. */
export async function asked<Answered>(at: Parameters<typeof command>[0], ...argv: string[]): Promise<Answered> {
  const { code, out, complaint } = await command(at, ...argv, '--json');
  if (code !== 0) throw new Error(complaint);
  return JSON.parse(out) as Answered;
}
