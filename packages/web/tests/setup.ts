// The page's first script names the games; here every test begins with them.
import { cards } from '../src/app/games.ts';
import { registerGames } from '../src/platform/gameRegistry.ts';

registerGames(cards);
