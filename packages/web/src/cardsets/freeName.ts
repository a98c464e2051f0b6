/** The name, with a number appended when another set already has it. */
export function freeName(name: string, sets: readonly { id: string }[]): string {
  let free = name;
  for (let n = 2; sets.some(({ id }) => id === free); n++) free = `${name} ${n}`;
  return free;
}
