// The sheets of this table in the order in which they win: of two rules that weigh the same, the later one counts.
import './hand/camp.css';
import './modes/pic.css';
import './modes/dice.css';
import './modes/modes.css';
import './animation/animation.css';
import './players/openedBoard.css';
import './players/others.css';
import './prompt/prompt.css';
import './solo/hastings.css';
import './board/world.css';
import './board/market.css';
import './board/mountain.css';
import './board/trail.css';
import './board/tracks.css';
import './west.css';
