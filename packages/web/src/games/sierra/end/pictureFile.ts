/** Room for the sheets below the sky, and for the caption under the landscape, in px of the drawn landscape. */
const margin = 24;
const captionHeight = 56;
/** Pixels of the file for each px. */
const sharpness = 1.5;

/** A drawn landscape as a PNG with a caption: the page's sprite and colours are put into an SVG that stands alone. */
export async function pictureFile(studio: HTMLElement, caption: string): Promise<Blob> {
  const sky = studio.querySelector('.sky');
  const range = studio.querySelector<SVGElement>('.range');
  const sprite = document.getElementById('sprite');
  if (!sky || !range || !sprite) throw new Error('there is no landscape to make a picture of');
  const { clientWidth, clientHeight } = studio;
  const [width, height] = [clientWidth + 2 * margin, clientHeight + 2 * margin];
  const markup = standAlone(
    [
      inside(sprite),
      `<rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="var(--table)"/>`,
      inside(sky),
      `<g transform="${transformOf(range)}">${inside(shown(range))}</g>`,
    ].join(''),
    { width, height },
  );
  const image = new Image();
  // not a blob: URL: the page's content security policy allows images from itself and data: URLs only
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = (height + captionHeight) * sharpness;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.scale(sharpness, sharpness);
  context.fillStyle = colourOf('--table');
  context.fillRect(0, 0, width, height + captionHeight);
  context.drawImage(image, 0, 0, width, height);
  const baseline = height + captionHeight / 2;
  const write = (text: string, font: string, colour: string, x: number, align: CanvasTextAlign): void => {
    context.font = font;
    context.fillStyle = colourOf(colour);
    context.textAlign = align;
    context.fillText(text, x, baseline, width * 0.7);
  };
  write(caption, `800 26px ${colourOf('--display')}`, '--on-table', margin, 'left');
  write('Cordillera · Sierra', `500 20px ${colourOf('--text')}`, '--on-table-2', width - margin, 'right');
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
  });
}

const colourOf = (property: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();

/** The content of an element as XML. */
function inside(element: Element): string {
  const writer = new XMLSerializer();
  return [...element.childNodes].map((node) => writer.serializeToString(node)).join('');
}

/** The same without what the page's style sheet hides: the file has no style sheet. */
function shown(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const copies = [...copy.querySelectorAll('*')];
  element.querySelectorAll('*').forEach((original, i) => {
    if (getComputedStyle(original).display === 'none') copies[i]!.remove();
  });
  return copy;
}

/** The style's transform as an attribute, which has no units. */
const transformOf = (element: SVGElement): string => element.style.transform.replaceAll('px', '');

/** An SVG document with every custom property that its content asks for. */
function standAlone(content: string, { width, height }: { width: number; height: number }): string {
  const asked = new Set(content.match(/--[\w-]+/g));
  const wanted = [...asked].map((name) => `${name}:${colourOf(name)}`).join(';');
  // an attribute: the page's content security policy forbids <style>, and a browser may apply it to images
  const style = wanted.replaceAll('"', '&quot;');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}" style="${style}">${content}</svg>`;
}
