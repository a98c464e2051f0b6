// The sheets of this table in the order in which they win: of two rules that weigh the same, the later one counts.
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
