// The style sheets of this table in cascade order: of two rules of equal specificity, the later one wins.
import '../../../table/shell/edges.css';
import './board/board.css';
import './round/cardPlays.css';
import './hand/faces.css';
import './hand/hand.css';
import '../../../table/lessons/coach.css';
import './turnStatus.css';
import './players/group.css';
import './dialogs.css';
import './wide.css';
import './narrow.css';
