// The style sheets of this table in cascade order: of two rules of equal specificity, the later one wins.
import '../art/board/board.css';
import '../art/area.css';
import './prompt/call.css';
import '../art/chain.css';
import './prompt/prompt.css';
import './animation/scene.css';
import './turnEnd/turnEnd.css';
import './colorado.css';
import './narrow.css';
