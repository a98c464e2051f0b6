import type { CSSProperties, ReactNode } from 'react';
import { useLanguage } from '../../../../i18n/index.tsx';
import { artWords } from '../artWords.ts';
import type { Frame, RouteSheet, SheetMarks } from '../content.ts';
import { NodeDrawing, type NodeLook } from './NodeDrawing.tsx';
import { nodeName, stateName } from './nodeName.ts';
import { isTicked, type SheetNode } from './nodes.ts';
import { placeOf } from './view.ts';

/** What a table gets to make a part of the sheet interactive. */
export interface NodeParts {
  node: SheetNode;
  /** Its name, and a note on its current state. */
  name: string;
  state: string | null;
  className: string;
  style: CSSProperties;
  drawing: ReactNode;
}

export interface SheetNodesProps {
  sheet: RouteSheet;
  marks: SheetMarks;
  /** Whose sheet: the colour of the pen. */
  seat: number;
  look?: ((node: SheetNode) => NodeLook) | undefined;
  /** Absent: a picture with a name. A table gives a button. */
  frame?: ((parts: NodeParts) => ReactNode) | undefined;
}

const plain: NodeLook = {};

const picture = ({ node, name, state, drawing, ...place }: NodeParts): ReactNode => (
  <span key={node.id} role="img" aria-label={[name, state].filter(Boolean).join(', ')} {...place}>
    {drawing}
  </span>
);

/** Nodes of a part of the sheet, each in a box of its own above the drawing. */
export function SheetNodes({
  nodes,
  area,
  closed,
  sheet,
  marks,
  seat,
  look,
  frame = picture,
}: SheetNodesProps & { nodes: readonly SheetNode[]; area: Frame; closed?: ReadonlySet<string> }): ReactNode {
  const { language } = useLanguage();
  const words = artWords[language];
  return nodes.map((node, seed) => {
    const seen = look?.(node) ?? plain;
    const ticked = isTicked(node, marks);
    const isClosed = closed?.has(node.id) ?? false;
    return frame({
      node,
      name: nodeName(node, sheet, words, language),
      state: stateName({ ...seen, ticked, closed: isClosed }, words),
      className: 'co-node',
      style: placeOf(node, area),
      drawing: (
        <NodeDrawing
          {...seen}
          shape={node.what}
          icon={node.what === 'flag' ? 'none' : node.icon}
          kind={node.what === 'flag' ? node.kind : 'village'}
          ticked={ticked}
          closed={isClosed}
          seat={seat}
          seed={seed}
        />
      ),
    });
  });
}
