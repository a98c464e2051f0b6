import type { ColoradoChoice } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { labelWithText } from '../../../../i18n/labelWithText.ts';
import type { Explanation } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import type { SheetNode as Node } from '../../art/map/nodes.ts';
import type { NodeParts } from '../../art/map/SheetNodes.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { regionTarget, stageTarget, stationTarget } from '../targets.ts';

/** The target of a flag, a stage or a station. */
export function targetOfNode(node: Node): string {
  if (node.what === 'flag') return regionTarget(node.region);
  return node.what === 'stage' ? stageTarget(node.stage) : stationTarget(node.station);
}

/** A flag, a stage or a station that can be ticked or explains itself. */
export function SheetNode({ context, parts }: { context: TableContext; parts: NodeParts }): ReactNode {
  const { node, name, state, className, style, drawing } = parts;
  const targets = useAllTargets();
  const id = targetOfNode(node);
  const about = (): Explanation => {
    const said = aboutNode(context, node, targets.model.whyNot(id));
    const points = worthOf(context, targets.model.under(...targets.model.picked, id) as readonly ColoradoChoice[]);
    return points > 0
      ? { ...said, text: [said.text, context.words.scores(context.speaker.points(points))].join(' ') }
      : said;
  };
  const { props } = targets.of(id, { about });
  return (
    <button type="button" className={className} style={style} {...props}>
      <span className="hidden-text">{[name, state].filter(Boolean).join(', ')}</span>
      {drawing}
    </button>
  );
}

/** The points that ticking it scores at once, if they are certain. */
const worthOf = ({ worth }: TableContext, choices: readonly ColoradoChoice[]): number =>
  choices.length === 1 ? worth(choices[0]!) : 0;

/** What it gives, how far its region is, and why it cannot be ticked now. */
function aboutNode(context: TableContext, node: Node, rule: string | null): Explanation {
  const { box, speaker, words } = context;
  const why = rule === null ? {} : { rule };
  const because = rule === null ? [] : [speaker.rule(rule)];
  if (node.what === 'station') {
    const icon = speaker.icon(node.icon);
    const isEnd = node.station === box.end;
    return {
      title: labelWithText(context.language, speaker.station(node.station), icon.name),
      text: [icon.text, ...(isEnd ? [words.railMedal(box.railMedal)] : []), ...because].join(' '),
      picture: <ColoradoIcon name={node.icon} size={2} />,
      ...why,
    };
  }
  const { medal, stages, all } = box.regions[node.region]!;
  const ticked = playerOf(context, context.me).ticks[node.region]!;
  const done = stages.filter((stage) => ticked & box.stages[stage]!.bit).length;
  const region = ticked === 0 ? words.undiscovered(stages.length, medal) : words.stagesDone(done, stages.length, medal);
  if (node.what === 'flag')
    return {
      title: speaker.region(node.region),
      text: [region, ...(ticked === all ? [] : because)].join(' '),
      picture: <ColoradoIcon name={`flag-${node.kind}`} size={2} />,
      ...why,
    };
  const icon = speaker.icon(node.icon);
  return {
    title: `${icon.name} · ${speaker.region(node.region)}`,
    text: [icon.text, region, ...because].join(' '),
    picture: <ColoradoIcon name={node.icon} size={2} />,
    ...why,
  };
}
