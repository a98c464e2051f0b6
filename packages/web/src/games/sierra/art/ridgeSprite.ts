import { type Colour, colours } from './cards.ts';
import { cardShape, endShape, outlines } from './ridges.ts';

/** Repeating marks that identify a colour without its hue; each fits a 12 by 12 tile. */
const pattern: Record<Colour, string> = {
  ochre: '<circle cx="3" cy="3" r="1.5"/><circle cx="9" cy="8" r="1.5"/>',
  crimson: '<path d="M0 2.5h12M0 8.5h12" stroke-width="1.9" fill="none"/>',
  teal: '<path d="M-1 4.5l3.5-3.5 3.5 3.5 3.5-3.5 3.5 3.5M-1 10.5l3.5-3.5 3.5 3.5 3.5-3.5 3.5 3.5" stroke-width="1.5" fill="none"/>',
  violet: '<path d="M0 12L12 0M0 6L6 0M6 12L12 6" stroke-width="1.5" stroke-linecap="square" fill="none"/>',
};

const paint = (colour: Colour): string => `${colour === 'ochre' ? 'fill' : 'stroke'}="var(--${colour}-ink)"`;

/** The pattern of a slope fades into the mist: one tall tile whose rows grow paler, so that no mask is needed. */
function fadingPattern(colour: Colour): string {
  let rows = '';
  for (let y = 60; y < 122; y += 12) {
    const fade = Math.min(1, Math.max(0, (124 - (y + 6)) / 31));
    rows += `<g transform="translate(0 ${y})" opacity="${(0.5 * fade).toFixed(2)}">${pattern[colour]}</g>`;
  }
  return `<pattern id="fade-${colour}" width="12" height="150" patternUnits="userSpaceOnUse"><g ${paint(colour)}>${rows}</g></pattern>`;
}

const stop = (offset: number, color: string, opacity = 1): string =>
  `<stop offset="${offset}" style="stop-color:${color}${opacity === 1 ? '' : `;stop-opacity:${opacity}`}"/>`;
const gradient = (id: string, y1: number, y2: number, stops: string): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y1}" x2="0" y2="${y2}">${stops}</linearGradient>`;

const strata =
  '<path d="M0 16l40 1 40-2 40 1v7l-40 1-40-1-40 1zM0 36l30-1 50 1 40-1v8l-40-1-50 1-30-1z" fill="var(--crimson-light)" opacity=".75"/>' +
  '<path d="M0 26l60 1 60-1v2.5l-60 1-60-1zM0 48l60-1 60 1v3l-60-1-60 1z" fill="var(--crimson-dark)" opacity=".8"/>';

function colourDefs(colour: Colour): string {
  const [base, light, dark] = ['base', 'light', 'dark'].map((tone) => `var(--${colour}-${tone})`);
  let defs =
    gradient(
      `ridge-${colour}`,
      8,
      150,
      stop(0, light!) + stop(0.38, base!) + stop(0.64, base!) + stop(0.93, base!, 0),
    ) +
    gradient(
      `slope-${colour}`,
      60,
      150,
      stop(0, dark!) +
        stop(0.45, `color-mix(in srgb, ${dark} 60%, ${base})`) +
        stop(0.62, `color-mix(in srgb, ${base} 80%, var(--mist))`, 0.9) +
        stop(0.88, 'var(--mist)', 0),
    ) +
    fadingPattern(colour) +
    `<pattern id="tile-${colour}" width="12" height="12" patternUnits="userSpaceOnUse"><g ${paint(colour)} opacity=".5">${pattern[colour]}</g></pattern>`;
  const end = endShape(colour);
  defs +=
    `<path id="end-body-${colour}" d="${end.body}"/><g id="end-${colour}"><path d="${end.deckle}" fill="url(#end-deckle)"/>` +
    `<use href="#end-body-${colour}" fill="url(#ridge-${colour})"/><path d="${end.slope}" fill="url(#slope-${colour})" opacity=".9"/>` +
    `<path d="${end.slope}" fill="url(#fade-${colour})"/></g>`;
  for (const outline of outlines) {
    const shape = cardShape(colour, outline);
    const key = `${colour}-${outline}`;
    defs += `<path id="body-${key}" d="${shape.body}"/><path id="crest-${key}" d="${shape.crest}"/>`;
    if (colour === 'crimson') defs += `<clipPath id="cut-${key}"><use href="#body-${key}"/></clipPath>`;
    defs += `<g id="card-${key}"><path d="${shape.deckle}" fill="var(--deckle)"/><use href="#body-${key}" fill="url(#ridge-${colour})"/>`;
    if (colour === 'crimson') defs += `<g clip-path="url(#cut-${key})">${strata}</g>`;
    if (shape.shade) defs += `<path d="${shape.shade}" fill="var(--${colour}-dark)" opacity=".7"/>`;
    if (shape.snow) defs += `<path d="${shape.snow}" fill="#f2f4ea"/>`;
    defs += `<path d="${shape.slope}" fill="url(#slope-${colour})"/><path d="${shape.slope}" fill="url(#fade-${colour})"/></g>`;
  }
  return defs;
}

/** Everything a mountain card is drawn from, to be used by id: `card-teal-2`, `end-teal`, `crest-teal-2` … */
export const ridgeSprite = (): string =>
  gradient('haze', 8, 140, stop(0, 'var(--sky-1)') + stop(0.7, 'var(--mist)') + stop(1, 'var(--mist)', 0)) +
  gradient('lit', 8, 120, stop(0, 'var(--glow)', 0.45) + stop(0.5, 'var(--glow)', 0.12) + stop(1, 'var(--glow)', 0)) +
  gradient('end-deckle', 95, 146, stop(0, 'var(--deckle)') + stop(1, 'var(--deckle)', 0)) +
  '<path id="joint" d="M0 52v40" fill="none" stroke="var(--deckle)" stroke-width="1.4" stroke-dasharray="1 4" stroke-linecap="round" opacity=".75"/>' +
  colours.map(colourDefs).join('');
