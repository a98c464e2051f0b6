import type { Sticker } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { Sunburst } from '../../design/paper/Sunburst.tsx';

/** Cut from paper, with the cream edge of everything on the table. */
const pictures: Record<Sticker, ReactNode> = {
  hello: (
    <>
      <path className="sticker-edge" d="M12 42V7q13-4 19 0t12-1l-5 9 5 9q-7 5-13 1t-13 1v16z" />
      <path d="M13.6 8.6q11-3.4 16.6.2t9.4.4l-3.4 5.8 3.5 6q-5.4 2.4-9.8-.4-6-3.6-16.3.4z" fill="#3e9a98" />
      <path d="M13.6 8.6q5-1.6 9-1.3l-1 12.5q-4 .1-8 1.2z" fill="#6cb9b2" />
      <path d="M13.4 6v37" stroke="#6a4f38" strokeWidth={3.4} strokeLinecap="round" />
    </>
  ),
  bravo: <Sunburst rays={16} />,
  wow: (
    <>
      <Sunburst rays={9} plain />
      <path d="M24 14.5l-.3 11" stroke="#3d2717" strokeWidth={4.6} strokeLinecap="round" />
      <circle cx={23.9} cy={33} r={2.7} fill="#3d2717" />
    </>
  ),
  thanks: (
    <>
      <path
        className="sticker-edge"
        d="M24 43Q4 30 5 17.5 6.5 6.5 16 6.5q5.5 0 8 5 3-5 8.5-5 9 .5 10.5 11Q43.5 30 24 43z"
      />
      <path
        d="M24 39.5Q8 28.5 8.2 17.8 9.5 9.6 16.3 9.6q5 .2 7.7 6.4 3-6.2 8-6.4 6.8.2 7.9 8.2Q40 28.5 24 39.5z"
        fill="#b0432a"
      />
      <path d="M12.5 18q.6-4.3 4.2-4.8" fill="none" stroke="#e8907a" strokeWidth={2.6} strokeLinecap="round" />
    </>
  ),
  hmm: (
    <>
      <path className="sticker-edge" d="M4 6.5l40-.5-.4 28-19.6.6-9 9.4-.6-9.2-10.4.2z" />
      <path
        d="M7 9.5l34-.4-.3 22-17.8.5-5.4 6-.5-5.7-9.8.2z"
        fill="#fbf3e0"
        stroke="#6a4f38"
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <path d="M15.5 20.5v.1M24 20.4v.1M32.5 20.3v.1" stroke="#3d2717" strokeWidth={4.6} strokeLinecap="round" />
    </>
  ),
  ready: (
    <>
      <circle className="sticker-edge" cx={24} cy={24} r={20} />
      <circle cx={24} cy={24} r={17.5} fill="#fbf3e0" stroke="#8a5a12" strokeWidth={2.4} strokeDasharray="5.2 4" />
      <path d="M16.5 12.5h15M16.5 35.5h15" stroke="#6a4f38" strokeWidth={3} strokeLinecap="round" />
      <path
        d="M18 14h12q0 6-4.6 10 4.6 4 4.6 10H18q0-6 4.6-10Q18 20 18 14z"
        fill="#fff6e4"
        stroke="#6a4f38"
        strokeWidth={2}
      />
      <path d="M20.6 17.5h6.8q-1 3.3-3.4 5.2-2.6-1.9-3.4-5.2zM24 27l4.5 6h-9z" fill="#e6ad45" />
    </>
  ),
};

export const StickerPicture = ({ name }: { name: Sticker }): ReactNode => (
  <svg className="sticker" viewBox="0 0 48 48" aria-hidden="true">
    {pictures[name]}
  </svg>
);
