import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../../design/paper/Torn.tsx';
import { ruleAddress } from '../../../screens/rules/route.ts';
import { colours, symbols } from '../art/cards.ts';
import { GridDiagram } from './diagrams/GridDiagram.tsx';
import { pictures } from './pictures.ts';
import { type GlanceWord, glanceWords, type SierraRulesText } from './text.ts';

const words = Object.keys(glanceWords) as GlanceWord[];

/** What is looked up most often: symbols, colours and the words about neighbours. */
export function Glance({ text: { ui } }: { text: SierraRulesText }): ReactNode {
  return (
    <Torn as="section" className="glance" seed="rules glance" aria-labelledby="glance-title">
      <h2 id="glance-title" className="hidden-text">
        {ui.glance}
      </h2>
      <section>
        <h3>{ui.symbolsTitle}</h3>
        <ul className="glance-symbols">
          {symbols.map((symbol) => (
            <Torn as="li" key={symbol} tone="chip" lift={1} seed={`glance ${symbol}`}>
              <SymbolPicture name={symbol} size={2} />
              <span>
                <b className="display">{ui.symbols[symbol]}</b>
                {(symbol === 'river' || symbol === 'wind') && <small>{ui.pointEach}</small>}
              </span>
            </Torn>
          ))}
        </ul>
      </section>
      <section>
        <h3>{ui.coloursTitle}</h3>
        <ul className="glance-colours">
          {colours.map((colour) => (
            <li key={colour}>
              <SymbolPicture name={`mark-${colour}`} size={2.2} />
              <b className="display">{ui.colours[colour]}</b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{ui.wordsTitle}</h3>
        <ul className="glance-words">
          {words.map((word) => (
            <Torn as="li" key={word} tone="sunk" seed={`glance ${word}`}>
              <a href={ruleAddress('sierra', glanceWords[word])}>
                <GridDiagram cells={pictures[glanceWords[word]].cells} />
                <span>
                  <b className="display">{ui.words[word].name}</b>
                  <small>{ui.words[word].note}</small>
                </span>
              </a>
            </Torn>
          ))}
        </ul>
      </section>
    </Torn>
  );
}
