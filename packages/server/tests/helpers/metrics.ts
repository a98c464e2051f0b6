/** A sample in the text format of Prometheus: a name, its labels and a value. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses the text of `/metrics`. */
export function samplesOf(text: string): Sample[] {
  const samples: Sample[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, inside = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)!;
    const labels = Object.fromEntries([...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]));
    samples.push({ name: name!, labels, value: Number(value) });
  }
  return samples;
}

/** The sum of all samples with this name and these labels; null when there are none. */
export function sumOf(text: string, name: string, labels: Record<string, string> = {}): number | null {
  const found = samplesOf(text).filter(
    (each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value),
  );
  return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
}
