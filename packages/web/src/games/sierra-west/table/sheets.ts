// The style sheets of this table in cascade order: of two rules of equal specificity, the later one wins.
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
