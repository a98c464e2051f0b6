// The sheets of this table in the order in which they win: of two rules that weigh the same, the later one counts.
import '../art/board/board.css';
import '../art/area.css';
import './prompt/call.css';
import '../art/chain.css';
import './prompt/prompt.css';
import './animation/scene.css';
import './turnEnd/turnEnd.css';
import './colorado.css';
import './narrow.css';
