import type { ColoradoRulesText } from './text.ts';

export const en: ColoradoRulesText = {
  parts: {
    rules: 'Rules',
    table: 'At this table',
    answers: 'Questions and answers',
    names: 'For the curious',
  },
  sections: {
    minute: {
      title: 'The game in one minute',
      intro:
        'You travel through Colorado with a felt pen: you discover regions, tick their stages one after another and build a railway.\nEach turn one player, the Caller, asks another for a card: “Do you have the orange 2?” The card that is given decides what everybody may do, all at once. There are six colours but only three pairs of actions: Nuggets, Cards and Tick. A stage or a card often leads to the next action, and so a chain begins.\nThree cards of one colour in front of you are a complete family. At the end of the turn it opens a new region. Complete regions, the railway and the tracks of the Bounty Board win medals. As soon as somebody has seven, the turn is finished and the game is over. Medals and discovered regions count.',
    },
    setup: { title: 'Setting up', intro: 'How the table looks before the first turn.' },
    cards: { title: 'Cards and families', intro: 'Six families of three cards: a person, a way to travel and a tool.' },
    turn: { title: 'The turn', intro: 'Call, act, tidy up: everybody takes part in every turn.' },
    call: {
      title: 'Phase I: the call',
      intro: 'One player asks another for a card. What comes is a surprise more often than not.',
    },
    actions: {
      title: 'Phase II: actions',
      intro: 'The card that was given is played by everybody, each in their own way.',
    },
    duos: {
      title: 'The three duos',
      intro: 'A duo is a pair of actions, a left one and a right one. You take one of the two.',
    },
    icons: {
      title: 'Icons',
      intro:
        'What stands in stages and stations, and above boxes of the Bounty Board. An icon works as soon as you tick it.',
    },
    map: {
      title: 'Map and discovery',
      intro: 'Everybody has a map of their own. Start in a village, follow the paths, discover what lies next door.',
    },
    railway: {
      title: 'Railway',
      intro: 'A line from left to right along the bottom of your map, with switches on the way.',
    },
    board: { title: 'Bounty Board', intro: 'The one board that all share, with a track for everybody in each zone.' },
    medals: { title: 'Medals', intro: 'Stars with points. Some are yours alone, for others you race.' },
    'end-of-turn': {
      title: 'Phase III: end of turn',
      intro: 'Three steps, when everybody has finished acting: A families, B hands, C is the game over?',
    },
    end: { title: 'End and scoring', intro: 'What counts, and who wins.' },
    example: {
      title: 'A whole turn',
      intro:
        'Joe is the Caller; Audrey sits to his left, then Tom. Joe has the green 2 in his play area. Tom holds the green 2, the orange 1 and one card that is neither orange nor a 2. Audrey has the blue 1 in her play area and the blue 2 and 3 in hand.',
    },
    together: {
      title: 'All at once, and what is hidden',
      intro:
        'In phase II and when families are turned in, nobody waits for a turn: everybody acts when they like.\nYou may take back your own steps of these two phases, one by one, as long as the phase lasts. There is no way back past a draw of cards or past a shuffle of the discard pile, because you have seen something or chance has spoken. A call and a gift are final. Taking back never changes what others have won.\nWhen several people share one screen, they act one after another. The order decides nothing but who draws which unknown card.',
    },
    sealed: {
      title: 'Secret choices',
      intro: 'A setting for new games. Without it, everybody sees choices as they are made.',
    },
    'on-call': {
      title: 'About the call',
      intro: 'Where the printed rules are silent or can be read in two ways, this table follows these answers.',
    },
    'on-actions': { title: 'About actions' },
    'on-deck': { title: 'About the draw pile' },
    'on-map': { title: 'About map and railway' },
    'on-medals': { title: 'About medals and the end' },
    names: {
      title: 'Names in three languages',
      intro: 'The game was published in French. This is what we call what.',
    },
  },
  rules: {
    'CO-AIM-01': {
      title: 'Points come from three places.',
      text: 'Medals for regions and the railway completed on your own map, medals won on the Bounty Board, and, at the end, points for the regions you have discovered, counted by kind.',
    },
    'CO-AIM-02': { title: 'The most points win.', text: 'Medals and then nuggets decide a tie.' },
    'CO-COMP-01': { title: 'The game is for 2, 3 or 4 players.', text: 'The rules are the same for any number.' },
    'CO-COMP-02': { title: 'There is one deck of 78 cards.', text: 'All players draw from the same pile.' },
    'CO-COMP-03': {
      title: 'Everybody has a Route Sheet.',
      text: 'There are 4 of them. We call it the map. Each bears a symbol of its own.',
    },
    'CO-COMP-04': {
      title: 'There is one Bounty Board.',
      text: 'It lies in the middle, and everybody ticks boxes on it.',
    },
    'CO-COMP-05': {
      title: 'Nuggets are money.',
      text: 'The box holds 20 of them, and one token for the Caller.',
    },
    'CO-COMP-06': {
      title: 'What is ticked stays ticked.',
      text: 'The box also has 4 pens and 4 sheets with reminders, which contain no rules of their own. Nothing is erased before the next game.',
    },
    'CO-SET-01': { title: 'The Bounty Board is empty.', text: 'No box and no medal is ticked.' },
    'CO-SET-02': { title: 'Everybody begins with 3 nuggets.', text: 'The others are the supply.' },
    'CO-SET-03': {
      title: 'Chance chooses the first Caller.',
      text: 'Unless the person setting up the game names somebody.',
    },
    'CO-SET-04': { title: 'The draw pile lies face down.', text: 'All 78 cards are shuffled into it.' },
    'CO-SET-05': {
      title: 'Later players begin with more cards.',
      text: 'The Caller gets 4 cards, the player to the left 5, the next 6, and the fourth 7.',
    },
    'CO-SET-06': { title: 'Your hand is secret.', text: 'Look at it whenever you like; nobody else ever does.' },
    'CO-SET-07': {
      title: 'One card lies in front of you.',
      text: 'After the hands, everybody draws one more card and lays it face up. It is the first card of their play area.',
    },
    'CO-SET-08': {
      title: 'Your symbol shows your track.',
      text: 'In each zone of the Bounty Board, the line with the symbol of your map is yours.',
    },
    'CO-SET-09': { title: 'Each map has two red flags.', text: 'They mark the two villages.' },
    'CO-SET-10': {
      title: 'Choose the village you start in.',
      text: 'Tick the flag of either one: it is your first discovered region.',
    },
    'CO-SET-11': {
      title: 'Your village counts on the board.',
      text: 'Tick the first box of your village track.',
    },
    'CO-SET-12': {
      title: 'Each flag ticks a box.',
      text: 'Whenever you tick a flag on your map, also tick the first empty box of your track in the zone of that kind: village, desert, lake or forest.',
    },
    'CO-CARD-01': {
      title: 'There are six families.',
      text: 'Each has a colour and a sign: red, green, grey, purple, blue and orange.',
    },
    'CO-CARD-02': {
      title: 'A family has a 1, a 2 and a 3.',
      text: 'The 3 is a person, the 2 a way to travel, the 1 a tool.',
    },
    'CO-CARD-03': { title: 'The value is the price.', text: 'A 2 costs 2 nuggets. The number stands at the top left.' },
    'CO-CARD-04': {
      title: 'The colour says which duo.',
      text: 'Red and green are Nuggets, grey and purple are Cards, blue and orange are Tick.',
    },
    'CO-CARD-05': {
      title: 'No card twice in a play area.',
      text: 'Colour and value together make a card. You never have two equal ones in front of you; in your hand you may.',
    },
    'CO-CARD-06': {
      title: 'A family is complete with its 1, 2 and 3.',
      text: 'All three must lie in the same play area.',
    },
    'CO-CARD-07': {
      title: 'Colours of cards and regions have nothing to do with each other.',
      text: 'A family of any colour discovers a region of any kind.',
    },
    'CO-TURN-01': {
      title: 'A turn has three phases.',
      text: 'First the call, then the actions, then the end of the turn.',
    },
    'CO-TURN-02': {
      title: 'Turns follow each other until the game ends.',
      text: 'Whether it does is only looked at in the very last step of a turn.',
    },
    'CO-TURN-03': {
      title: 'A turn is everybody’s turn.',
      text: 'The word always means all three phases for the whole table, never one player’s part.',
    },
    'CO-TURN-04': {
      title: 'The Caller changes each turn.',
      text: 'The token goes to the player on the Caller’s left.',
    },
    'CO-CALL-01': { title: 'One call per turn.', text: 'Only the Caller makes one.' },
    'CO-CALL-02': {
      title: 'Name a player and a card.',
      text: 'The player may be anybody else. The card is a colour and a value, for instance the orange 2.',
    },
    'CO-CALL-03': {
      title: 'Not a card you have in your play area.',
      text: 'Any other card may be named.',
    },
    'CO-CALL-04': { title: 'First case: they have it.', text: 'Then they give you this very card.' },
    'CO-CALL-05': {
      title: 'Second case: they have something like it.',
      text: 'Without the card itself, they give one of the same colour or of the same value. Here the orange 2 was asked for: the green 2 and the orange 1 match, the grey 3 does not.',
    },
    'CO-CALL-06': {
      title: 'In the second case the giver chooses.',
      text: 'Among all cards that match by colour or by value.',
    },
    'CO-CALL-07': {
      title: 'Third case: they have nothing like it.',
      text: 'They say so, and the Caller draws a card from their hand at random.',
    },
    'CO-CALL-08': {
      title: 'The hand alone decides which case it is.',
      text: 'Exactly one of the three is true.',
    },
    'CO-CALL-09': {
      title: 'A new card goes to the Caller’s play area.',
      text: 'It lies there face up.',
    },
    'CO-CALL-10': {
      title: 'A card that is already there is discarded.',
      text: 'It goes face up to the discard pile.',
    },
    'CO-CALL-11': {
      title: 'A discarded card gives 1 nugget.',
      text: 'The Caller takes it in compensation.',
    },
    'CO-CALL-12': {
      title: 'It does not matter how the card came.',
      text: 'Whichever of the three cases it was, the card is placed if it is new and discarded if not.',
    },
    'CO-CALL-13': {
      title: 'The nugget comes before the actions.',
      text: 'The Caller may spend it in the same turn.',
    },
    'CO-CALL-14': {
      title: 'The given card decides what everybody does.',
      text: 'Its duo is used in phase II, whether the card was placed or discarded.',
    },
    'CO-ACT-01': {
      title: 'Everybody takes one action of the given card.',
      text: 'The Caller and the player who gave the card too.',
    },
    'CO-ACT-02': { title: 'All at the same time.', text: 'Nobody has to wait for anybody.' },
    'CO-ACT-03': { title: 'You choose for yourself alone.', text: 'Others may take the other action.' },
    'CO-ACT-04': { title: 'One or the other, never both.', text: 'A duo gives exactly one of its two actions.' },
    'CO-ACT-05': {
      title: 'A card you place acts at once.',
      text: 'When you place a card from your hand into your play area, you alone take one action of its duo.',
    },
    'CO-ACT-06': {
      title: 'One thing leads to another.',
      text: 'Cards you place and icons you tick work only for you, and a chain may be of any length.',
    },
    'CO-ACT-07': {
      title: 'You cannot place a card you already have there.',
      text: 'Not even to use its action and discard it.',
    },
    'CO-ACT-08': { title: 'The phase ends when all chains have ended.', text: 'Then comes the end of the turn.' },
    'CO-DUO-01': { title: 'Nuggets, left: take 1 nugget.', text: 'It comes from the supply.' },
    'CO-DUO-02': {
      title: 'Nuggets, right: pay for a card.',
      text: 'Choose a card from your hand, pay nuggets equal to its value, and place it in your play area.',
    },
    'CO-DUO-03': { title: 'Cards, left: draw 3 cards.', text: 'They go from the draw pile to your hand.' },
    'CO-DUO-04': {
      title: 'Cards, right: discard 2 to place 1.',
      text: 'Discard 2 cards of one colour, then place any other card from your hand without paying.',
    },
    'CO-DUO-05': {
      title: 'Tick, left: tick a stage.',
      text: 'It must be in a discovered region and joined by a path to something you have ticked.',
    },
    'CO-DUO-06': { title: 'Tick, right: tick a station.', text: 'The next one along your railway.' },
    'CO-DUO-07': {
      title: 'What you place must be new.',
      text: 'Paid for or not, the card must not be in your play area yet.',
    },
    'CO-DUO-08': {
      title: 'A duo is the same everywhere.',
      text: 'Printed on a map or on the Bounty Board, it offers the same two actions as on a card.',
    },
    'CO-ICON-01': {
      title: 'Tipi: tick a box of your tipi track.',
      text: 'If there is an icon above the box, it works at once.',
    },
    'CO-ICON-02': { title: 'The tipi track begins in the middle.', text: 'Your first box is always the centre one.' },
    'CO-ICON-03': {
      title: 'Then go outwards, left or right.',
      text: 'Each further box must be next to one you have ticked. You choose the side.',
    },
    'CO-ICON-04': { title: 'Both ends of the tipi track win medals.', text: 'The two outermost boxes are goal boxes.' },
    'CO-ICON-05': { title: 'Saloon: tick the next box of your saloon track.', text: 'From left to right.' },
    'CO-ICON-06': { title: 'The last saloon box wins a medal.', text: 'It is a goal box.' },
    'CO-ICON-07': {
      title: 'Wanted: tick the next box of your wanted track.',
      text: 'If there is an icon above the box, it works at once.',
    },
    'CO-ICON-08': { title: 'The last wanted box wins a medal.', text: 'It is a goal box.' },
    'CO-ICON-09': {
      title: 'The second wanted box has a bonus.',
      text: 'It is the only one of that track in the printed rules. Our own board has an icon above each of the three boxes; above the second it is a discovery.',
    },
    'CO-ICON-10': {
      title: 'Free card: place a card without paying.',
      text: 'It comes from your hand, and it must not be in your play area yet.',
    },
    'CO-ICON-11': { title: 'A free card acts too.', text: 'Take one action of its duo, as with any card you place.' },
    'CO-ICON-12': {
      title: 'Discovery: discover a region.',
      text: 'At once, in the middle of phase II, without a family. Tick its flag and the box that goes with it.',
    },
    'CO-ICON-13': {
      title: 'A duo as an icon.',
      text: 'Nuggets, Cards or Tick in a stage or above a box: take one of its two actions.',
    },
    'CO-ICON-14': { title: 'A star is a medal.', text: 'The number in it is what you win.' },
    'CO-MAP-01': {
      title: 'There are four kinds of regions.',
      text: 'Villages, deserts, lakes and forests differ by flag and colour. Each map also has a railway.',
    },
    'CO-MAP-02': {
      title: 'A region is a flag, stages and paths.',
      text: 'The paths join its stages with each other and with the flag.',
    },
    'CO-MAP-03': { title: 'A ticked flag means: discovered.', text: 'Until then its region lies in mist.' },
    'CO-MAP-04': {
      title: 'Tick only along paths.',
      text: 'A path must join the stage to a flag or stage that you have ticked.',
    },
    'CO-MAP-05': {
      title: 'Nothing in a region that is not discovered.',
      text: 'A path that leads there does not help: first its flag, then its stages.',
    },
    'CO-MAP-06': { title: 'Icons in stages work at once.', text: 'As soon as you tick the stage.' },
    'CO-MAP-07': {
      title: 'An empty stage gives nothing.',
      text: 'But it counts: the region is not complete without it.',
    },
    'CO-MAP-08': {
      title: 'Discover a neighbour.',
      text: 'Tick the flag of a new region that lies next to one you have discovered.',
    },
    'CO-MAP-09': {
      title: 'Nobody crosses mountains.',
      text: 'Regions on either side of a white ridge are not neighbours. In the picture the desert can be discovered, the forest cannot.',
    },
    'CO-MAP-10': {
      title: 'There are two ways to discover.',
      text: 'A complete family at the end of a turn, or a Discovery icon on the railway or above a box of the Bounty Board.',
    },
    'CO-MAP-11': {
      title: 'A complete region wins its medal.',
      text: 'At once, when its flag and all its stages are ticked.',
    },
    'CO-MAP-12': {
      title: 'Villages are where journeys begin.',
      text: 'In all other things they are regions like the rest. Each game you choose one of the two.',
    },
    'CO-MAP-13': {
      title: 'Each kind has its character.',
      text: 'Deserts are large and their medals high. Lakes are full of actions, but their medals are low. Forests lie in between.',
    },
    'CO-RAIL-01': { title: 'From left to right.', text: 'Stations are ticked in the direction of travel.' },
    'CO-RAIL-02': {
      title: 'No station is skipped.',
      text: 'A station must be joined to one you have ticked. The first one starts the line.',
    },
    'CO-RAIL-03': {
      title: 'At a switch, choose a branch.',
      text: 'The other branch is closed to you for the rest of the game.',
    },
    'CO-RAIL-04': { title: 'Stations need the right action of Tick.', text: 'The left one is for stages of regions.' },
    'CO-RAIL-05': { title: 'Icons of stations work at once.', text: 'As in the stages of regions.' },
    'CO-RAIL-06': { title: 'The last station wins a medal.', text: 'It is your own: nobody can take it from you.' },
    'CO-RAIL-07': { title: 'The railway is open from the start.', text: 'It need not be discovered.' },
    'CO-BB-01': {
      title: 'The board has several zones.',
      text: 'One for the flags of each kind of region, and tipi, saloon and wanted. Then there are the medal tracks and the final sums.',
    },
    'CO-BB-02': { title: 'Everybody has a track in every zone.', text: 'You only ever tick your own.' },
    'CO-BB-03': { title: 'Tracks run from left to right.', text: 'Only the tipi track does not.' },
    'CO-BB-04': {
      title: 'Icons above boxes work at once.',
      text: 'For the player who ticks the box, and each time somebody does.',
    },
    'CO-BB-05': { title: 'Only tipi and wanted have icons.', text: 'The other tracks show none above their boxes.' },
    'CO-BB-06': {
      title: 'Boxes for flags show points.',
      text: 'They count at the end of the game. The table shows our board; a card set may have another.',
    },
    'CO-BB-07': {
      title: 'Deserts, lakes and forests have a medal each.',
      text: 'It lies at the end of the zone. Villages have none.',
    },
    'CO-BB-08': {
      title: 'The last box of these three wins the medal.',
      text: 'It is a goal box.',
    },
    'CO-MEDAL-01': {
      title: 'There are two ways to win a medal.',
      text: 'Complete a region or the railway on your map, or tick a goal box on the Bounty Board.',
    },
    'CO-MEDAL-02': { title: 'Medals of your map are yours.', text: 'Nobody else can take or share them.' },
    'CO-MEDAL-03': {
      title: 'A goal box wins the best medal left.',
      text: 'Tipi, saloon and wanted each have a list. You get the highest one that is not ticked; then it is ticked. The table shows our board.',
    },
    'CO-MEDAL-04': {
      title: 'What was won in an earlier turn is gone.',
      text: 'Nobody can win that medal any more.',
    },
    'CO-MEDAL-05': {
      title: 'In one and the same turn, all win.',
      text: 'Everybody who reaches the same medal in this turn gets its full points, even if somebody else was there a moment before.',
    },
    'CO-MEDAL-06': {
      title: 'No medal left, no points.',
      text: 'If all medals of the zone went in earlier turns, a goal box gives nothing.',
    },
    'CO-MEDAL-07': {
      title: 'The medal for flags goes to the first.',
      text: 'The first player to tick the last box of the zone wins it, together with all who do so in the same turn.',
    },
    'CO-MEDAL-08': {
      title: 'Write each medal down at once.',
      text: 'Its points go into the next empty slot of your medal track.',
    },
    'CO-MEDAL-09': {
      title: 'The seventh medal ends the game.',
      text: 'Not at once: the turn is played to its end.',
    },
    'CO-EOT-01': {
      title: 'A: turn in your complete families.',
      text: 'You must, all of them, one after another.',
    },
    'CO-EOT-02': { title: 'A: the three cards are discarded.', text: 'Your play area has room for them again.' },
    'CO-EOT-03': { title: 'A: each family discovers one region.', text: 'One that lies next to a discovered region.' },
    'CO-EOT-04': {
      title: 'A: tick the box for the flag.',
      text: 'If it is a goal box, you win its medal as well.',
    },
    'CO-EOT-05': {
      title: 'Families are turned in only now.',
      text: 'Never during phase II. So you cannot tick stages of a region in the turn in which a family discovers it.',
    },
    'CO-EOT-06': {
      title: 'B: fill your hand up to 3 cards.',
      text: 'If you have 3 or more, you draw nothing.',
    },
    'CO-EOT-07': {
      title: 'An empty draw pile is refilled.',
      text: 'The discard pile is shuffled for it. This can happen in any phase.',
    },
    'CO-EOT-08': {
      title: 'C: does anybody have seven medals?',
      text: 'Then the game is over and is scored. The token stays where it is.',
    },
    'CO-EOT-09': { title: 'C: otherwise a new turn begins.', text: 'The token moves one place to the left.' },
    'CO-FIN-01': {
      title: 'Flags: the last value counts.',
      text: 'In each of the four zones take the number above your last ticked box, not the sum of all boxes. Add the four.',
    },
    'CO-FIN-02': { title: 'Medals: add them all.', text: 'Everything on your medal track counts.' },
    'CO-FIN-03': { title: 'Flags and medals make your score.', text: 'Cards and nuggets score no points.' },
    'CO-FIN-04': { title: 'The highest score wins.', text: 'Ending the game earns nothing extra.' },
    'CO-FIN-05': { title: 'A tie goes to more medals.', text: 'Their number counts here, not their points.' },
    'CO-FIN-06': { title: 'Then to more nuggets.', text: 'Here it pays to have saved some.' },
    'CO-FIN-07': {
      title: 'Still a tie? It stays one.',
      text: 'There is nothing else to compare, except in another game.',
    },
    'CO-FIN-08': {
      title: 'An example of scoring.',
      text: 'Anna has 11 for flags and 39 for medals, Bert 15 and 34. Anna wins with 50 to 49.',
    },
    'CO-EX-01': {
      title: 'Joe asks Tom for the orange 2.',
      text: 'Tom does not have it, but he has the green 2 and the orange 1. He may give either and gives the green 2.',
    },
    'CO-EX-02': {
      title: 'Joe has it already.',
      text: 'The green 2 is discarded, and Joe takes 1 nugget in compensation.',
    },
    'CO-EX-03': { title: 'Green means: Nuggets for all.', text: 'Joe takes 1 nugget more. He is done.' },
    'CO-EX-04': {
      title: 'Tom pays 1 nugget and places the orange 1.',
      text: 'It lets him tick. He ticks a stage with a tipi, and with it the right end of his tipi track. That is a goal box: he wins the medal of 9 and writes it down.',
    },
    'CO-EX-05': {
      title: 'Audrey pays 2 nuggets and places the blue 2.',
      text: 'She ticks the last stage of a lake, which shows a free card. First she writes down the medal of 3 for the lake. Then she places the blue 3 for free, ticks a station with Cards, and draws 3 cards.',
    },
    'CO-EX-06': {
      title: 'End of turn: Audrey’s family is complete.',
      text: 'She discards the blue 1, 2 and 3 and discovers a desert next to her regions; the forest behind the mountains is out of reach. She ticks a box of her desert track.',
    },
    'CO-EX-07': {
      title: 'Hands, and on to the next turn.',
      text: 'Tom has 1 card left and draws 2. Nobody has seven medals, so the token goes from Joe to Audrey.',
    },
    'CO-R-37': {
      title: 'Only hands and the order of the pile are hidden.',
      text: 'Everybody may see play areas, nuggets, all maps and the Bounty Board, count hands and the draw pile, and look through the whole discard pile.',
    },
    'CO-R-46': {
      title: 'You do not get in each other’s way.',
      text: 'In phase II and when families are turned in, only the draw pile and the discard pile are shared. Contested medals are won by all who reach them in the same turn, so being faster gains nothing.',
    },
    'CO-R-60': {
      title: 'Left means clockwise.',
      text: 'The hands at the start and the token of the Caller go round in this order.',
    },
    'CO-R-35': {
      title: 'Cards are dealt from the Caller on.',
      text: 'First each player’s whole hand, then one open card for each, in the same order.',
    },
    'CO-R-36': {
      title: 'All choose their village at the same time.',
      text: 'You know your hand and all open cards by then. The choices are shown when everybody has chosen.',
    },
    'CO-R-61': {
      title: 'Equal cards are one choice.',
      text: 'Two copies of a card are the same, so the list names it once. If you discard two to place a third, you choose the two colours and values; both may be equal if you hold two copies, and the card to place must still be there without them.',
    },
    'CO-R-62': {
      title: 'What runs by itself, and what is asked.',
      text: 'These go by themselves: the card asked for when it is there, and the card drawn at random; saloon and wanted; tipi and Discovery when only one thing is possible; whatever is lost; a family with no flag to discover; a turn without a call; filling hands and the check for the end.\nEverything else is asked, even if there is only one answer. Otherwise the others could tell from a step that ran by itself what is in your hand.',
    },
    'CO-R-63': {
      title: 'The last cards may go while you think.',
      text: 'With Cards, what you can do depends on the moment you do it: you can draw while the draw pile or the discard pile has a card, and pass only when both are empty. Nothing is reserved. A choice that has become impossible is refused, and you choose again.',
    },
    'CO-R-64': {
      title: 'The duo stands, whatever becomes of the card.',
      text: 'A given card that was discarded may be shuffled into the pile and drawn during phase II. Those who have not acted yet still use its duo.',
    },
    'CO-R-31': {
      title: 'The first to draw gets the top card.',
      text: 'Draws in phase II happen in the order in which players choose. Nobody knows the pile, so this is fair.',
    },
    'CO-R-34': {
      title: 'Hands are filled from the Caller on.',
      text: 'Each player draws up to 3 before the next one does.',
    },
    'CO-R-66': {
      title: 'What happens when my time is up?',
      text: 'Only what is missing is done for you: an offer is declined, otherwise the first possibility is taken. You take a nugget, draw three cards or tick the first open stage; as the Caller you ask the first player you may for the first card you may. By link a stand-in plays for you instead, until you come back.',
    },
    'CO-R-59': {
      title: 'Choices are open unless you set it otherwise.',
      text: 'In phase II everybody sees what the others choose, as round a table. Since nobody’s gain depends on it, waiting hardly pays. For those who prefer it, choices can be secret.',
    },
    'CO-R-65': {
      title: 'What secret choices hide.',
      text: 'Only the choice between left and right for the given card. Everybody who can act chooses in secret; then the choices are shown together, and the chains are played in the open.\nYou may choose only an action you could carry out. Drawing may always be chosen, because nobody knows your hand; if others have drawn the last cards meanwhile, you choose again from what is possible. If a Tick finds nothing to tick, it is lost and nothing is chosen.',
    },
    'CO-R-01': {
      title: 'Nobody asks a player without cards.',
      text: 'As long as any other opponent has a card. This hardly ever happens.',
    },
    'CO-R-02': {
      title: 'No opponent has a card? No call.',
      text: 'Then there is no phase II either, and the turn goes straight to its end.',
    },
    'CO-R-03': { title: 'Two copies of the card asked for?', text: 'You give one of them. They are the same.' },
    'CO-R-04': {
      title: 'No bluffing.',
      text: 'If you have the card asked for, you give it; something like it will not do.',
    },
    'CO-R-05': {
      title: 'Only the very same card is forbidden.',
      text: 'With the red 1 and the blue 3 in your play area you may ask for the red 3.',
    },
    'CO-R-06': {
      title: 'There is always something to ask for.',
      text: 'Complete families are gone at the start of a turn, so you lack at least one card of each family.',
    },
    'CO-R-07': {
      title: 'You may ask for what you hold, or for what nobody can have.',
      text: 'Calling a card from your own hand, or one whose copies all lie in sight, is a good way to get something like it, or a random card.',
    },
    'CO-R-08': {
      title: 'Only one card matches? You are still asked.',
      text: 'If it went by itself, everybody would know that you had no other.',
    },
    'CO-R-09': {
      title: 'At random means: each card equally.',
      text: 'A card you hold twice is twice as likely to go.',
    },
    'CO-R-10': {
      title: 'All see the given card, and which case it was.',
      text: 'What else the giver could have given stays secret.',
    },
    'CO-R-11': {
      title: 'No second action for the Caller.',
      text: 'The given card acts once for everybody. Only cards you place from your own hand give an action of their own.',
    },
    'CO-R-12': { title: 'With two players nothing changes.', text: 'The Caller always asks the only opponent.' },
    'CO-R-13': { title: 'The Caller must call.', text: 'It is always possible.' },
    'CO-R-14': {
      title: 'Must I act?',
      text: 'Yes, if all can see that you are able to: you cannot pass a Tick while something can be ticked, and a nugget or a draw is nearly always there. But what needs a card from your hand may always be declined, because your hand is secret. So you may always skip a free card.',
    },
    'CO-R-15': {
      title: 'You cannot choose what you cannot do.',
      text: 'If one action is impossible, take the other. If both are, the duo is lost. That happens only to a Tick with nothing left to tick, or to Cards with nothing to draw and nothing you can or want to discard.',
    },
    'CO-R-16': {
      title: 'Fewer than 3 cards left? Draw what there is.',
      text: 'You may draw as long as the draw pile and the discard pile hold at least 1 card between them.',
    },
    'CO-R-17': {
      title: 'The 2 cards you discard come from your hand.',
      text: 'Never from your play area.',
    },
    'CO-R-18': {
      title: 'You need three cards in hand.',
      text: 'Two to discard, which may be equal copies, and a third to place. That one may be of any colour, even of theirs.',
    },
    'CO-R-19': {
      title: 'First the price, then the card, then its action.',
      text: 'Cards you discard are on the discard pile before the placed card acts, so you may even draw them again.',
    },
    'CO-R-20': {
      title: 'Pay exactly the price.',
      text: 'You need all the nuggets at that moment. There is no debt and no change.',
    },
    'CO-R-21': {
      title: 'Nuggets never run out.',
      text: 'You get yours even when all 20 are taken.',
    },
    'CO-R-22': {
      title: 'A chain never splits.',
      text: 'Each stage and each box has one icon at most, so there is always one thing to do next.',
    },
    'CO-R-23': {
      title: 'First the medal, then the icon.',
      text: 'When a stage with an icon completes its region, or is the last station.',
    },
    'CO-R-24': {
      title: 'The same for a goal box with an icon.',
      text: 'Write down the medal, then use the icon.',
    },
    'CO-R-25': {
      title: 'Track full? The icon is lost.',
      text: 'The stage with the tipi, saloon or wanted icon stays ticked all the same.',
    },
    'CO-R-26': {
      title: 'Nothing to discover? Then it is lost.',
      text: 'What gave you the Discovery stays ticked.',
    },
    'CO-R-27': {
      title: 'A region from a Discovery counts at once.',
      text: 'A family of the same turn may discover its neighbour. Its stages wait for the next turn, because a Discovery is always the last step of its chain.',
    },
    'CO-R-28': {
      title: 'A complete family still lies there in phase II.',
      text: 'Until the end of the turn you cannot place any of its three cards again.',
    },
    'CO-R-29': {
      title: 'The first open card gives no action.',
      text: 'It is laid down while the game is set up.',
    },
    'CO-R-30': { title: 'Hands have no limit.', text: 'You may hold as many cards as you draw.' },
    'CO-R-32': {
      title: 'The draw pile is refilled when a card is needed.',
      text: 'Not as soon as it is empty, but when somebody has to draw from it.',
    },
    'CO-R-33': {
      title: 'No cards anywhere? Then nobody draws.',
      text: 'Nothing is made up for later, and a hand may have fewer than 3 cards.',
    },
    'CO-R-38': {
      title: 'The first station needs none before it.',
      text: 'The line begins with the leftmost one.',
    },
    'CO-R-39': {
      title: 'The line goes on from its last station.',
      text: 'You cannot go back for the other branch, even where the two meet again.',
    },
    'CO-R-40': {
      title: 'Some paths cross a border.',
      text: 'They help if both regions are discovered. A flag needs no path to be ticked; once it is, it opens every stage that a path joins to it, also in other discovered regions.',
    },
    'CO-R-41': {
      title: 'The other village can be discovered later.',
      text: 'It is a region like any other, and ticks a box of your village track.',
    },
    'CO-R-42': {
      title: 'Neighbours share a border.',
      text: 'Regions that touch only in a point, or only across mountains, are not neighbours.',
    },
    'CO-R-43': {
      title: 'A family is turned in even if nothing can be discovered.',
      text: 'The three cards go; there is no flag and no box.',
    },
    'CO-R-44': {
      title: 'Two families: one after the other.',
      text: 'You choose the order, and the second may discover a neighbour of what the first has discovered.',
    },
    'CO-R-45': {
      title: 'Flag track full? Only the flag is ticked.',
      text: 'There is no box and no medal. On our board each track is long enough.',
    },
    'CO-R-47': {
      title: 'Flag tracks have no icons.',
      text: 'So turning in families never starts a chain.',
    },
    'CO-R-48': {
      title: 'How sharing works exactly.',
      text: 'What counts are the medals of the zone that were left when the turn began. Your first goal box of this turn wins the best of them, your second the next one, whatever others do. At the end of the turn every medal that somebody won is ticked.',
    },
    'CO-R-49': {
      title: 'Both ends of the tipi track in one turn?',
      text: 'You win two different medals: the best and the next.',
    },
    'CO-R-50': {
      title: 'A turn is all three phases for sharing too.',
      text: 'A player who reaches a medal in phase II shares it with those who reach it at the end of the turn.',
    },
    'CO-R-51': { title: 'Both ends of the tipi track have one list.', text: 'There is no list for each end.' },
    'CO-R-52': {
      title: 'Equal numbers are still different medals.',
      text: 'They go one after another, as they stand in the list.',
    },
    'CO-R-53': {
      title: 'More than seven medals? All count.',
      text: 'A player who wins several in the last turn writes down all of them, and they help in a tie.',
    },
    'CO-R-54': {
      title: 'The seventh medal does not stop the turn.',
      text: 'Everybody finishes their actions and families. There is no further turn, even if some were Caller less often.',
    },
    'CO-R-55': {
      title: 'A seventh medal at the end of the turn ends the game as well.',
      text: 'In the same turn: the check comes after it.',
    },
    'CO-R-56': { title: 'No box ticked? 0 points.', text: 'A flag zone without any of your ticks counts nothing.' },
    'CO-R-57': {
      title: 'A complete tie is a shared win.',
      text: 'Lower places are compared in the same way, and equals share a place.',
    },
    'CO-R-58': {
      title: 'After 200 turns the game ends in any case.',
      text: 'If nobody wanted the seventh medal, it would go on for ever. Turns without a call are counted too, and a seventh medal in that very turn is the reason that counts.',
    },
  },
  pictures: {
    'CO-CARD-06': 'The blue 1, 2 and 3 side by side.',
    'CO-CALL-05': 'The green 2 and the orange 1; set apart, the grey 3.',
    'CO-MAP-04':
      'A discovered village whose flag and one stage are ticked. Two stages glow, because a path joins them to what is ticked. A path leads on into a desert that is not discovered: nothing glows there.',
    'CO-MAP-09':
      'The flag of a desert next to the discovered village glows. The flag of a forest behind white mountains is crossed out.',
    'CO-RAIL-03':
      'A railway that parts and meets again. The upper branch is ticked, the lower one is crossed out, and the station after both glows. A medal of 7 lies at the end.',
    'CO-ICON-03':
      'Seven boxes: the centre and the one to its right are ticked, the next on either side glow, and both ends show a medal.',
    'CO-MEDAL-09': 'A row of seven slots: five hold points, the seventh has a red border.',
    'CO-FIN-01': 'Three boxes of a desert track with 1, 3 and 10 above them. Two are ticked, and the 3 is ringed.',
  },
  tables: {
    families: {
      caption: 'The six families',
      head: ['3', '2', '1', 'Duo'],
      rows: [
        ['Red', 'prospector', 'donkey', 'pickaxe', 'Nuggets'],
        ['Green', 'banker', 'stagecoach', 'safe key', 'Nuggets'],
        ['Grey', 'cowgirl', 'horse', 'lasso', 'Cards'],
        ['Purple', 'barman', 'saloon wagon', 'bottle', 'Cards'],
        ['Blue', 'pioneer woman', 'covered wagon', 'pitchfork', 'Tick'],
        ['Orange', 'trapper', 'mule', 'bear trap', 'Tick'],
      ],
    },
    flags: {
      caption: 'Points for discovered regions, on our board',
      head: ['1 region', '2 regions', '3 regions', 'Medal'],
      rows: [
        ['Villages', '0', '4', 'only two', 'none'],
        ['Deserts', '1', '3', '10', '5'],
        ['Lakes', '1', '4', '7', '5'],
        ['Forests', '1', '3', '9', '6'],
      ],
    },
    medals: {
      caption: 'Medals on our board',
      head: ['Boxes', 'Medals'],
      rows: [
        ['Tipi', '7', '9, 7, 5, 3'],
        ['Saloon', '4', '11, 8, 5'],
        ['Wanted', '3', '7, 5, 3'],
      ],
    },
    scores: {
      caption: 'Two scores',
      head: ['Flags', 'Medals', 'Total'],
      rows: [
        ['Anna', '4 + 3 + 1 + 3 = 11', '7 + 3 + 9 + 5 + 7 + 3 + 5 = 39', '50'],
        ['Bert', '0 + 10 + 4 + 1 = 15', '5 + 3 + 11 + 7 + 3 + 5 = 34', '49'],
      ],
    },
    names: {
      caption: 'What is called what',
      head: ['French', 'Polish'],
      rows: [
        ['Caller', 'Causeur', 'Pytający'],
        ['Call', 'appel', 'pytanie'],
        ['Play area', 'zone de jeu', 'obszar gry'],
        ['Family', 'famille', 'rodzina'],
        ['Draw pile, discard pile', 'pioche, défausse', 'talia, stos kart odrzuconych'],
        ['Nugget', 'pépite', 'samorodek'],
        ['Map (Route Sheet)', 'Feuille de Route', 'mapa'],
        ['Region, flag', 'région, drapeau', 'region, flaga'],
        ['Stage, path', 'étape, chemin', 'etap, ścieżka'],
        ['Railway, station', 'chemin de fer, gare', 'kolej, stacja'],
        ['Switch', 'aiguillage', 'zwrotnica'],
        ['Bounty Board', 'Tableau des Primes', 'tablica nagród'],
        ['Track, box', 'piste, case', 'tor, pole'],
        ['To tick', 'cocher', 'zaznaczyć'],
        ['Wanted', 'Wanted', 'list gończy'],
        ['Medal track', 'piste médailles', 'tor medali'],
      ],
    },
  },
  ui: {
    glance: 'Icons at a glance',
    groups: {
      nuggets: 'Nuggets: red, green',
      cards: 'Cards: grey, purple',
      tick: 'Tick: blue, orange',
      stages: 'In stages and stations',
      flags: 'On the map',
      answers: 'The call',
      marks: 'Signs',
    },
    icons: {
      'take-nugget': { name: 'Take 1 nugget', note: 'from the supply' },
      'buy-card': { name: 'Pay for a card', note: 'its value in nuggets, and place it' },
      'draw-three': { name: 'Draw 3 cards', note: 'into your hand' },
      'swap-cards': { name: 'Discard 2, place 1', note: '2 of one colour; the third is free' },
      'tick-stage': { name: 'Tick a stage', note: 'along the paths of your map' },
      'tick-rail': { name: 'Tick a station', note: 'the next one on the railway' },
      tipi: { name: 'Tipi', note: 'a box of the tipi track, from the middle out' },
      saloon: { name: 'Saloon', note: 'the next box of the saloon track' },
      wanted: { name: 'Wanted', note: 'the next box of the wanted track' },
      free: { name: 'Free card', note: 'place one from your hand for nothing' },
      discover: { name: 'Discovery', note: 'a new region, at once' },
      none: { name: 'Empty stage', note: 'counts, but gives nothing' },
      medal: { name: 'Medal', note: 'points; the seventh ends the game' },
      'flag-village': { name: 'Village', note: 'you start in one of two' },
      'flag-desert': { name: 'Desert', note: 'large, high medals' },
      'flag-lake': { name: 'Lake', note: 'many actions, low medals' },
      'flag-forest': { name: 'Forest', note: 'in between' },
      mountain: { name: 'Mountains', note: 'no way through' },
      caller: { name: 'Caller', note: 'asks for a card this turn' },
      'answer-exact': { name: 'Has it', note: 'gives this very card' },
      'answer-match': { name: 'Has something like it', note: 'gives the same colour or value' },
      'answer-random': { name: 'Has nothing like it', note: 'a card at random' },
      compensation: { name: 'Compensation', note: '1 nugget for a card the Caller has already' },
      'goal-box': { name: 'Goal box', note: 'wins the best medal left' },
      'medal-seven': { name: 'Seventh slot', note: 'this turn is the last' },
      switch: { name: 'Switch', note: 'one branch, for good' },
      family: { name: 'Complete family', note: '1, 2 and 3 of a colour: a new region' },
    },
  },
};
