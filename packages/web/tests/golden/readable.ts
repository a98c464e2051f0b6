/** The readable content of markup: text, labels, and which parts are buttons and links. */
export function readable(markup: string): string {
  return markup
    .replace(/<(button|a|select)\b([^>]*)>/g, (_, tag, rest) => `<${tag}${rest}>[${isOff(rest) ? 'off: ' : ''}`)
    .replace(/<\/(button|a|select)>/g, ']')
    .replace(/<[^>]*\baria-label="([^"]*)"[^>]*>/g, ' ($1) ')
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<\/?(p|li|div|section|legend|option|h\d|fieldset)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (whole) => entities[whole]!)
    .replace(/[ \n]+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const isOff = (attributes: string): boolean => /\b(disabled=""|aria-disabled="true")/.test(attributes);

/** The outermost elements whose opening tag contains this, with their content. */
export function partsWith(markup: string, attribute: RegExp): string[] {
  const parts: string[] = [];
  const tags = /<(\/?)([a-z0-9]+)\b([^>]*?)(\/?)>/gi;
  let start = -1;
  let open = '';
  let depth = 0;
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    const [whole, end, name, attributes, closed] = tag;
    if (start < 0) {
      if (end || closed || !attribute.test(attributes!)) continue;
      start = tag.index;
      open = name!;
      depth = 1;
    } else if (name === open && !closed) {
      depth += end ? -1 : 1;
      if (depth > 0) continue;
      parts.push(markup.slice(start, tag.index + whole.length));
      start = -1;
    }
  }
  return parts;
}
