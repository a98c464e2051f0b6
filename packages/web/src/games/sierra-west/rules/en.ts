import type { SierraWestRulesText } from './text.ts';

export const en: SierraWestRulesText = {
  parts: {
    rules: 'Rules',
    modes: 'The four modes',
    hastings: 'Alone against Hastings',
    answers: 'Questions and answers',
    names: 'For the curious',
  },
  sections: {
    minute: {
      title: 'The game in one minute',
      intro:
        'You lead two pioneers, a frontiersman and a wagon into the West. Each turn you lay out three cards side by side: together they make a green path and a tan path. Your pioneers walk them from left to right, icon by icon, and gather resources, boots, cabins and more.\nBoots take your frontiersman up the mountain, where a shovel claims better cards, and your wagon along the trail, which multiplies your points. At the end of a path a pioneer may take a summit action, most often to raise a homestead marker.\nWhen the sixth special card lies under the trail, the round is finished and everybody takes one last turn. Homesteads times wagon, mountain cards, gold and boots count; animals not trapped and cabins not built cost you points.',
    },
    setup: {
      title: 'Setting up',
      intro: 'How the table looks before the first turn. What each mode adds stands with the mode.',
    },
    turn: {
      title: 'The turn',
      intro: 'Plan three cards, let your figures act, pass. Then the next player does the same.',
    },
    planning: {
      title: 'Planning',
      intro: 'Three cards in a row: how you order them decides which icons your pioneers will meet.',
    },
    pioneers: {
      title: 'Pioneers and paths',
      intro:
        'Your two pioneers each have a path of their own. You may use what they meet on it, and may skip almost all of it.',
    },
    icons: {
      title: 'Icons on the paths',
      intro: 'The icons that every mode has. Those of a single mode stand in its own section.',
    },
    summits: {
      title: 'Summits',
      intro: 'Each card has a sign at its top: an action for the player who gets that far.',
    },
    boots: { title: 'Boots', intro: 'Boots are for walking: up the mountain and along the trail.' },
    mountain: {
      title: 'Frontiersman and mountain',
      intro: 'Twenty cards in five rows. Climb to a card that lies face up and bring a shovel.',
    },
    wagon: {
      title: 'Wagon and trail',
      intro: 'How far your wagon gets decides which special cards serve you, and what your homesteads are worth.',
    },
    market: { title: 'Building cabins', intro: 'Four cabins are on offer. A shovel builds one of them.' },
    cabins: {
      title: 'Cabins',
      intro:
        'A pioneer who stays in a cabin helps the other one on the way. Three spaces are for green cabins, one is for a tan one, and everybody has a grey one.',
    },
    mule: { title: 'The mule', intro: 'There is only one, and everybody wants it: it is a third worker.' },
    homestead: {
      title: 'Homestead tracks',
      intro: 'Three tracks, from 0 to 5. Each step up gives a reward at once and points at the end.',
    },
    animals: {
      title: 'Animals and Fur Trade',
      intro: 'Animals you have trapped pay each time a pioneer goes to the fur trader.',
    },
    reactions: {
      title: 'Trapper and Tracker',
      intro: 'Two things you can do in other players’ turns, each with a pioneer who is free.',
    },
    damage: { title: 'Damage', intro: 'Hazards you do not deal with, and hunts that fail, cost you something.' },
    end: { title: 'End and scoring', intro: 'When the game ends, what counts, and who wins.' },
    variant: { title: 'Variant: four cards', intro: 'For players who know the game well.' },
    example: {
      title: 'A whole turn',
      intro:
        'An example from Apple Hill. You have built the Assayer’s Cabin (2 boots become 1 gold), the Mountaineer’s Cabin (boots count double) and the Meeting Lodge (all green cabins work). Your rabbit, beaver and fox are face up; you own no resources. Orchards along your trail show 3 green and 4 red apples, the supply is empty, and somebody else has the mule.\nGreen path: food, 2 boots, an icon you will skip, 1 boot, gold. Tan path: 1 boot, harvest (costs 1), Fur Trade, bear (costs 2). Summits: food, wood and stone for any homestead track; 3 red apples for the red apple track; 2 stone and 1 wood for the stone track.',
    },
    'apple-hill': {
      title: 'Apple Hill',
      intro:
        'Everybody fills one supply of apples, and everybody may take from it: what you grow, your neighbour may sell. The best mode for a first game.',
    },
    'boats-and-banjos': {
      title: 'Boats & Banjos',
      intro: 'Your canoe follows the river to better fishing grounds, your wagon to more gold in the stream.',
    },
    'gold-rush': {
      title: 'Gold Rush',
      intro: 'Mines along your trail give gold, but some of it turns out to be stone. Carts make gold worth more.',
    },
    'outlaws-and-outposts': {
      title: 'Outlaws & Outposts',
      intro: 'Outlaws hold five outposts on the mountain. Load up, aim well: a hunt that fails hurts you.',
    },
    hastings: {
      title: 'Hastings’s turn',
      intro:
        'Alone you play against Hastings, which needs no hand and no resources. Two plan cards side by side say what it does. You can choose any of the four modes.',
    },
    'hastings-actions': { title: 'Hastings’s actions', intro: 'The nine actions on plan cards, one by one.' },
    'hastings-end': { title: 'End against Hastings' },
    'hastings-harder': {
      title: 'Making Hastings harder',
      intro: 'Choose any of these when you set up the game, alone or together.',
    },
    'on-turn': {
      title: 'About turns and actions',
      intro: 'Where the printed rules are silent or the editions differ, this table follows these answers.',
    },
    'on-boots': { title: 'About boots and cards' },
    'on-cabins': { title: 'About cabins' },
    'on-modes': { title: 'About the modes' },
    'on-end': { title: 'About the end' },
    'on-hastings': { title: 'About Hastings' },
    names: {
      title: 'Names in three languages',
      intro: 'The editions of the game do not always translate each other. This is what is called what.',
    },
  },
  rules: {
    'SW-GEN-01': {
      title: 'The game is for 1 to 4 players.',
      text: 'Alone you play against Hastings, an opponent run by cards.',
    },
    'SW-GEN-02': {
      title: 'Choose one of four modes.',
      text: 'Apple Hill, Boats & Banjos, Gold Rush or Outlaws & Outposts. Each has its own mountain cards, special cards, starting card and animal; the pieces of the other three stay in the box. Apple Hill is best for a first game.',
    },
    'SW-GEN-03': {
      title: 'Nearly everything is open.',
      text: 'Anyone may look at supplies, tiles, tracks, boards and discard piles, count decks and hands, and see where special cards lie in the mountain, because their backs differ.',
    },
    'SW-GEN-04': {
      title: 'A few things are hidden.',
      text: 'Hands until they are laid out, the order of decks and of the cabin stack, the plan cards to come, and the faces of mountain cards that lie face down.',
    },
    'SW-GEN-05': {
      title: 'Some pieces are limited.',
      text: 'Food, wood, stone, gold and Pair of Boots tokens never run out. Fish, mine carts, outlaws and cabins do, and of the mule, the lantern, the dynamite and the Sheriff there is only one.',
    },
    'SW-SETUP-01': {
      title: 'Homestead markers start at 0.',
      text: 'Each player has one marker on the food, the wood and the stone track.',
    },
    'SW-SETUP-02': {
      title: 'Everybody has the same nine cards.',
      text: 'Your 8 common starting cards, which show a hat, are shuffled into a face-down deck. The starting card of the mode goes under it: it will come with your third hand.',
    },
    'SW-SETUP-03': {
      title: 'Figures take their places.',
      text: 'Your frontiersman stands on the mountain base, your wagon on the trailhead, and both pioneers are idle in camp.',
    },
    'SW-SETUP-04': {
      title: 'Five animal tiles lie face down in front of you.',
      text: 'Beaver, rabbit, fox and bear, and the animal of the mode: deer in Apple Hill, raccoon in Boats & Banjos, marmot in Gold Rush, badger in Outlaws & Outposts.',
    },
    'SW-SETUP-05': {
      title: 'One special card opens the row under the trail.',
      text: 'In Gold Rush and Outlaws & Outposts it is the one with the campfire; in the other two modes one of the six is drawn. It lies face up in slot 1.',
    },
    'SW-SETUP-06': {
      title: 'The mountain is built from two shuffled stacks.',
      text: 'The 15 mountain cards of the mode are one stack. The other five special cards are another, unless the mode puts them in order.',
    },
    'SW-SETUP-07': {
      title: 'The mountain has 20 cards in five rows.',
      text: 'From the base up the rows hold 6, 5, 4, 3 and 2 cards. Each card lies on top of the two below it.',
    },
    'SW-SETUP-08': {
      title: 'Special cards have fixed places in the mountain.',
      text: 'In Apple Hill, Boats & Banjos and Gold Rush there is one pattern for 1 and 2 players and another for 3 and 4. The other cards fill the remaining places.',
    },
    'SW-SETUP-09': {
      title: 'The two top cards lie face up.',
      text: 'The other 18 lie face down. Outlaws & Outposts is different.',
    },
    'SW-SETUP-10': {
      title: 'Four cabins are on offer.',
      text: 'The 24 cabin tiles are shuffled, and the first four lie face up in the market.',
    },
    'SW-SETUP-11': {
      title: 'The mule belongs to nobody yet.',
      text: 'It waits in the supply for the player who calls it first.',
    },
    'SW-SETUP-12': {
      title: 'The starting player is drawn.',
      text: 'It stays the same for the whole game, because it decides when a round is complete.',
    },
    'SW-SETUP-13': {
      title: 'Everybody draws 3 cards.',
      text: 'With the variant for experts, 4.',
    },
    'SW-SETUP-14': {
      title: 'You begin with nothing.',
      text: 'No resources, gold, tokens, bullets, fish, carts or cabins; and nobody is compensated for playing later.',
    },
    'SW-TURN-01': {
      title: 'A turn has three steps: Planning, Pioneering, Passing.',
      text: 'You lay out three cards, your figures act, and you pass. Turns go clockwise.',
    },
    'SW-TURN-02': {
      title: 'Only the player whose turn it is acts.',
      text: 'There are two exceptions, with which the others can respond: Trapper and Tracker.',
    },
    'SW-PASS-01': {
      title: 'Pass whenever you like.',
      text: 'You may end your turn at any moment of the Pioneering step, once everybody who could respond has answered.',
    },
    'SW-PASS-02': {
      title: 'Your figures return to camp.',
      text: 'Both pioneers come back from wherever they are, the Tracker and Trapper spaces included, and so does the mule if you have it. During other players’ turns they stay where they are.',
    },
    'SW-PASS-03': {
      title: 'Discard the three cards and draw new ones.',
      text: 'The three cards you played go face up on your discard pile. Then you draw 3 cards, or 4 with the variant.',
    },
    'SW-PASS-04': {
      title: 'An empty deck is shuffled again.',
      text: 'If your deck runs out while you draw, your discard pile becomes the new deck and you go on drawing.',
    },
    'SW-PASS-05': {
      title: 'The market does not change when you pass.',
      text: 'It is refilled at once when somebody builds.',
    },
    'SW-PLAN-01': {
      title: 'Lay out three cards: left, middle, right.',
      text: 'The order is yours to choose. All three places must be filled.',
    },
    'SW-PLAN-02': {
      title: 'Nine of the fifteen icons remain in sight.',
      text: 'The left and the right card show their first and last columns. The middle card lies under both of them and shows only its middle icon. The rest is covered. The upper icons make the green path, the lower ones the tan path.',
    },
    'SW-PLAN-03': {
      title: 'All three summits are available.',
      text: 'The sign at the top of the middle card is not covered.',
    },
    'SW-PLAN-04': {
      title: 'Two animals can be seen.',
      text: 'Others may trap the animals on your left and right cards. The one on the middle card is hidden. The mule is no animal.',
    },
    'SW-PLAN-05': {
      title: 'You can plan ahead.',
      text: 'Prepare your cards while others play: nobody sees it, and you can change your mind until the player before you has passed and you lay them out.',
    },
    'SW-PLAN-06': {
      title: 'Once laid out, the cards stay.',
      text: 'From then on their order is fixed until you pass.',
    },
    'SW-GEO-07': {
      title: 'The green path has five spaces.',
      text: 'From left to right: two upper icons of the left card, the middle icon of the middle card, two upper icons of the right card.',
    },
    'SW-GEO-08': {
      title: 'The tan path has four spaces, two of them paid.',
      text: 'Two lower icons of the left card, of which the second costs 1 basic resource, and two lower icons of the right card, of which the second costs 2.',
    },
    'SW-PIO-01': {
      title: 'Three kinds of moves, in any order.',
      text: 'Send a pioneer to a cabin, move one along its path, or put a figure on a summit. You may switch between your figures as you like. For a start, think of cabins first, then paths, then summits.',
    },
    'SW-PIO-02': {
      title: 'Nobody has to move.',
      text: 'You may leave a pioneer where it is and pass at any time.',
    },
    'SW-PIO-03': {
      title: 'Trade and spend tokens between two actions.',
      text: 'The trades of the grey cabin, the Fish Market and the dynamite are free, and Pair of Boots tokens can be spent as often as you like, even while a pioneer stands on an icon you have not used yet. But not in the middle of an action.',
    },
    'SW-PATH-01': {
      title: 'A pioneer begins before the first space.',
      text: 'From camp, from a cabin, or from the Tracker or Trapper space it goes to the start of its path. The start before the first space and the end after the last one are places without an icon.',
    },
    'SW-PATH-02': {
      title: 'Each pioneer has a path.',
      text: 'The green-path pioneer walks the upper one, the tan-path pioneer the lower one, one space to the right at a time.',
    },
    'SW-PATH-03': {
      title: 'No way back, no change of path.',
      text: 'A pioneer never moves left and never leaves its path. Only two cabins make an exception.',
    },
    'SW-PATH-04': {
      title: 'Use an icon once per visit.',
      text: 'You may do so at any moment while the pioneer stands on it, also after the other pioneer has moved.',
    },
    'SW-PATH-05': {
      title: 'Skip what you do not want.',
      text: 'Unless it has a red border, an icon can simply be left behind.',
    },
    'SW-PATH-06': {
      title: 'A red border means: mandatory.',
      text: 'Before the pioneer leaves this space, use the icon or take damage once for it.',
    },
    'SW-PATH-07': {
      title: 'Stopping costs nothing.',
      text: 'A pioneer may stay on a mandatory space, or in front of it, for the rest of the turn. Nothing happens then.',
    },
    'SW-PATH-08': {
      title: 'Two spaces of the tan path cost resources.',
      text: 'The left one costs 1 basic resource, the right one 2, in any mix. The green path is free.',
    },
    'SW-PATH-09': {
      title: 'Pay first, then use the icon.',
      text: 'One payment lets you use the icon of a paid space once.',
    },
    'SW-PATH-10': {
      title: 'You pay for using, not for passing.',
      text: 'An icon on a paid space can be skipped for free, unless it is mandatory. A mandatory one is dealt with only by paying; otherwise you take damage or stay.',
    },
    'SW-PATH-11': {
      title: 'Your pioneers may take turns.',
      text: 'Move one, then the other, then the first again. One may already be on a summit while the other is still walking.',
    },
    'SW-PATH-12': {
      title: 'A pioneer may wait at the end.',
      text: 'It need not get there, and once there it can wait and be used later in the turn.',
    },
    'SW-PATH-13': {
      title: 'Two pioneers may share a space.',
      text: 'If a cabin brings both to the tan path, they may even stand together; each uses the icon for itself.',
    },
    'SW-ACT-01': {
      title: 'Resources: take what is shown.',
      text: 'Food, wood, stone or gold from the supply, 1 or 2 of it.',
    },
    'SW-ACT-02': {
      title: 'Shovel: claim a card or build a cabin.',
      text: 'Choose one. You may use a shovel only if you can do it in full: a face-up card lies under your frontiersman, or there is a cabin you can pay for and have room for.',
    },
    'SW-ACT-03': {
      title: 'Mule, Fur Trade, boots.',
      text: 'The mule comes to you. Fur Trade pays for each of your face-up animals. Boots are there to be spent while the pioneer stands on them.',
    },
    'SW-ACT-04': {
      title: 'Bear hazard: pay, bleed or stay.',
      text: 'It is mandatory and stands on a paid space. Paying gives you nothing, but the pioneer may walk on. Otherwise take damage, or do not go further.',
    },
    'SW-ACT-05': {
      title: 'Pair of Boots: take a token.',
      text: 'Keep it for a moment when you need 1 or 2 boots. A token left at the end is worth 1 point.',
    },
    'SW-ACT-06': {
      title: 'Some icons stand only where you pay.',
      text: 'Shovel, bear hazard and Dueling Banjos are always at the lower right of a card, and so on a paid space.',
    },
    'SW-RES-01': {
      title: 'Food, wood and stone are basic resources.',
      text: 'Gold, apples, fish and bullets are not: they never pay for a basic resource.',
    },
    'SW-RES-02': {
      title: 'The disc of three colours with a question mark: any basic resource.',
      text: 'Pay each such symbol with food, wood or stone as you like. A resource that is named is paid only with itself.',
    },
    'SW-RES-03': {
      title: 'What you spend goes back to the supply.',
      text: 'There is always enough of it for everybody.',
    },
    'SW-SUMMIT-01': {
      title: 'From the end of its path a pioneer may take a summit.',
      text: 'Any of your three cards will do, as long as its summit is free.',
    },
    'SW-SUMMIT-02': {
      title: 'The mule goes straight to a summit.',
      text: 'From camp or from the grey cabin: it walks no path.',
    },
    'SW-SUMMIT-03': {
      title: 'One figure per summit.',
      text: 'Once taken, a summit is closed until you pass. The figure stays there so long.',
    },
    'SW-SUMMIT-04': {
      title: 'The action happens at once, and once.',
      text: 'Put the figure there, pay, take the effect.',
    },
    'SW-SUMMIT-05': {
      title: 'With the endless sign: as often as you can.',
      text: 'Repeat the action right away, as many times as you like. You cannot do anything else in between and come back to it.',
    },
    'SW-SUMMIT-06': {
      title: 'A summit is for doing, not for resting.',
      text: 'You may put a figure there only if you can carry out the action at least once. Only the Six-Shooter can be tried without a chance.',
    },
    'SW-ACT-07': {
      title: 'Homestead: pay, then move up.',
      text: 'Pay the price on the sign and raise your marker on the track it shows. In Boats & Banjos the price may be fish, in Outlaws & Outposts it may include bullets.',
    },
    'SW-ACT-08': {
      title: 'Advance wagon: pay the card, not the trail.',
      text: 'Your wagon moves one space on for the price on the sign. What the trail would ask does not matter, and no boots are needed.',
    },
    'SW-BOOT-01': {
      title: 'Boots last while the pioneer stands on them.',
      text: 'An icon offers 1 or 2 boots. What is not spent is lost when the pioneer leaves or you pass.',
    },
    'SW-BOOT-02': {
      title: 'One boot, one step.',
      text: 'A boot moves your frontiersman to a neighbouring card. Boots are also part of what each step of the wagon costs.',
    },
    'SW-BOOT-03': {
      title: 'Add boots, split boots.',
      text: 'Boots under both pioneers and boots from tokens may pay for one thing together, and those of one icon may go to several moves.',
    },
    'SW-BOOT-04': {
      title: 'A Pair of Boots token gives up to 2 boots.',
      text: 'Spend it at any time in your Pioneering step, even before a pioneer has moved, and use the boots at once. A second boot that you do not use is lost.',
    },
    'SW-BOOT-05': {
      title: 'Two boots on a path are not a token.',
      text: 'They cannot be kept for later.',
    },
    'SW-MTN-01': {
      title: 'A boot takes you to a neighbouring card.',
      text: 'It may lie face up or face down, and be a special card.',
    },
    'SW-MTN-02': {
      title: 'The base touches the whole bottom row.',
      text: 'Stepping onto the mountain or back to the base costs 1 boot like any other step.',
    },
    'SW-MTN-03': {
      title: 'There is room for everybody.',
      text: 'Any number of frontiersmen may stand on one card or on the base.',
    },
    'SW-MTN-04': {
      title: 'Only where a card lies.',
      text: 'A frontiersman cannot stand where a card is gone, nor jump over the gap, nor enter the trail or the row of special cards. No card is ever cut off from the base.',
    },
    'SW-CLAIM-01': {
      title: 'To claim, stand on a face-up card and use a shovel.',
      text: 'It must be a mountain card: special cards cannot be claimed.',
    },
    'SW-CLAIM-02': {
      title: 'Everyone on that card goes to the base.',
      text: 'Your frontiersman too. Each other player who is sent down gets 1 Pair of Boots.',
    },
    'SW-CLAIM-03': {
      title: 'The card goes on your deck or on your discard pile.',
      text: 'Choose: face down on top of the deck, to have it in your next hand, or face up on the discard pile. It does not go to your hand.',
    },
    'SW-CLAIM-04': {
      title: 'What has nothing on top is turned up.',
      text: 'Taking a card away uncovers none, one or two cards of the row below. They are turned face up where they lie.',
    },
    'SW-CLAIM-05': {
      title: 'Standing on a card that is turned up changes nothing.',
      text: 'A frontiersman on a mountain card that is turned over stays there.',
    },
    'SW-CLAIM-06': {
      title: 'A special card leaves the mountain.',
      text: 'As soon as it is uncovered it goes face up to the next free slot of the row under the trail. Outposts are different.',
    },
    'SW-CLAIM-07': {
      title: 'Frontiersmen that stood on it go to the base.',
      text: 'Players other than the active one get 1 Pair of Boots for that.',
    },
    'SW-CLAIM-08': {
      title: 'One card may uncover the next.',
      text: 'If a special card leaves, it may free more cards. This goes on until nothing changes, upper row first, then from left to right.',
    },
    'SW-GEO-01': {
      title: 'Rows are counted from the base.',
      text: 'Row 1 at the bottom has 6 cards, row 5 at the top has 2; within a row, cards are counted from the left.',
    },
    'SW-GEO-02': {
      title: 'Each card covers two.',
      text: 'It lies on the two cards below it that touch it. A card at the edge is covered by one card, the others by two.',
    },
    'SW-GEO-03': {
      title: 'Face up means: nothing lies on it.',
      text: 'A mountain card is face up exactly when all cards on top of it are gone.',
    },
    'SW-GEO-04': {
      title: 'Neighbours are the cards that touch.',
      text: 'Left and right in the same row, and the overlapping ones above and below, as long as they are still there. The base touches every card of the bottom row.',
    },
    'SW-GEO-05': {
      title: 'Leftmost and rightmost are seen from the front.',
      text: 'Each higher row is shifted by half a card. No two face-up cards are ever exactly one above the other.',
    },
    'SW-WAGON-01': {
      title: 'Each step of the wagon has its price.',
      text: 'Boots and, further on, basic resources: they are printed between two spaces. You may make several steps in one turn. The table shows our trail; a card set may have another.',
    },
    'SW-WAGON-02': {
      title: 'The wagon goes back only through damage.',
      text: 'Then it loses one space.',
    },
    'SW-WAGON-03': {
      title: 'The last space is the last.',
      text: 'From there the wagon cannot advance, and nothing can be paid for it.',
    },
    'SW-WAGON-04': {
      title: 'Cards along your trail work for you.',
      text: 'These are the special cards that lie in the slot below your wagon and in all slots to its left. Empty slots give nothing.',
    },
    'SW-WAGON-05': {
      title: 'On the trailhead nothing lies along your trail.',
      text: 'Slot 1 begins to its right.',
    },
    'SW-WAGON-06': {
      title: 'The wagon multiplies homesteads.',
      text: 'At the end, each homestead marker counts its space times the number at your wagon. Wagons may share a space.',
    },
    'SW-GEO-10': {
      title: 'Each space reaches a number of slots.',
      text: 'The trailhead reaches none, the last space all six. Some neighbouring spaces reach equally far.',
    },
    'SW-MARKET-01': {
      title: 'Take one cabin from the market.',
      text: 'A shovel builds it. Besides the shovel’s own price you pay what stands under the market space: on our board 2, 1, 1 and 0 basic resources from left to right.',
    },
    'SW-MARKET-02': {
      title: 'It goes to a free space of its colour.',
      text: 'You have three green spaces and one tan one. Nothing is built over another cabin or over the grey one.',
    },
    'SW-MARKET-03': {
      title: 'No two cabins of one type.',
      text: 'You cannot build what you already have. In our box there are two tiles of each of the 12 types.',
    },
    'SW-MARKET-04': {
      title: 'A cabin is there to stay.',
      text: 'It leaves your board only through damage.',
    },
    'SW-MARKET-05': {
      title: 'The red space loses its cabin.',
      text: 'If you build a cabin other than the rightmost one, the rightmost one is discarded.',
    },
    'SW-MARKET-06': {
      title: 'The others slide right, and new ones come.',
      text: 'Tiles from the stack fill the spaces that became free at the left. An empty stack is made from the discarded cabins.',
    },
    'SW-MARKET-07': {
      title: 'This happens at once.',
      text: 'With a second shovel in the same turn you already see the new cabins.',
    },
    'SW-MARKET-08': {
      title: 'No tiles left? The spaces stay empty.',
      text: 'This is rare. Tiles keep to the right.',
    },
    'SW-MARKET-09': {
      title: 'New tiles come one at a time.',
      text: 'Each goes to the rightmost free space, in the set-up as well.',
    },
    'SW-ASSIGN-01': {
      title: 'Only a pioneer idle in camp goes to a cabin.',
      text: 'Not one who is on a path, at its end, on a summit, in another cabin, or on the Tracker or Trapper space.',
    },
    'SW-ASSIGN-02': {
      title: 'Green cabins are for the tan-path pioneer.',
      text: 'From there it helps the green-path pioneer.',
    },
    'SW-ASSIGN-03': {
      title: 'The tan cabin is for the green-path pioneer.',
      text: 'From there it helps the tan-path pioneer.',
    },
    'SW-ASSIGN-04': {
      title: 'The grey cabin is for the mule alone.',
      text: 'Everybody has one from the start.',
    },
    'SW-ASSIGN-05': {
      title: 'No cabin, no work.',
      text: 'A space without a tile cannot be used. A cabin built in this turn can.',
    },
    'SW-ASSIGN-06': {
      title: 'A cabin works while somebody is in it.',
      text: 'From the moment the figure arrives until it leaves. Cabins marked 1× work once per turn, those with the endless sign each time.',
    },
    'SW-ASSIGN-07': {
      title: 'From the cabin to the path, never back.',
      text: 'In the same turn the pioneer may leave the cabin for the start of its path. Then the cabin stops working.',
    },
    'SW-CABIN-01': {
      title: 'Cabins look at the figure, not at the path.',
      text: 'What a cabin says of the green-path pioneer holds wherever that pioneer walks, also on the tan path.',
    },
    'SW-CABIN-02': {
      title: 'The cabin must be manned first.',
      text: 'For cabins about boots and resources, somebody must already be inside when the green-path pioneer arrives on the space.',
    },
    'SW-CABIN-03': {
      title: 'Cabins work on icons, not on your stores.',
      text: 'Boots from tokens and resources you own already are not traded or doubled. You need not use what a cabin offers.',
    },
    'SW-CABIN-G1': {
      title: 'Assayer’s Cabin (endless): 2 boots become 1 gold.',
      text: 'When the green-path pioneer stands on 2 boots, take 1 gold instead of using them.',
    },
    'SW-CABIN-G2': {
      title: 'Cobbler’s Cabin (endless): 2 boots become a Pair of Boots.',
      text: 'When the green-path pioneer stands on 2 boots, take a token instead of using them.',
    },
    'SW-CABIN-G3': {
      title: 'Mountaineer’s Cabin (endless): boots count double.',
      text: 'Under the green-path pioneer 1 boot counts as 2, and 2 boots as 4. Each pair you have not spent may become gold or a token if those cabins work too.',
    },
    'SW-CABIN-G4': {
      title: 'Backtrack Cabin (1×): one space back.',
      text: 'Spend 2 Pairs of Boots: the green-path pioneer steps back one space, may use that icon again and walks on from there, so the next icon can be used twice as well.',
    },
    'SW-CABIN-G4b': {
      title: 'Backtrack Cabin: only on the green path.',
      text: 'It does not work from the start, from the first space, from the end, from a summit or from the tan path.',
    },
    'SW-CABIN-G5': {
      title: 'Shortcut Cabin (1×): down to the tan path.',
      text: 'Spend 1 Pair of Boots: the green-path pioneer drops from its space to the tan path and carries on there. The rest of the green path is given up.',
    },
    'SW-CABIN-G5b': {
      title: 'Shortcut Cabin: straight down.',
      text: 'The pioneer lands on the tan space below and may use its icon, paying if it is a paid one. From the middle space it lands on the third tan space.',
    },
    'SW-CABIN-G6': {
      title: 'Meeting Lodge (endless): all green cabins work.',
      text: 'While the tan-path pioneer is here, your other green cabins are active as well.',
    },
    'SW-CABIN-G6b': {
      title: 'Meeting Lodge: 1× cabins now or never.',
      text: 'Backtrack and Shortcut must be used right when the pioneer arrives at the lodge, in any order, or not at all. The icon used again after Backtrack belongs to it.',
    },
    'SW-CABIN-G7': {
      title: 'Smokehouse (endless): 1 food becomes 2.',
      text: 'An icon of 1 food gives the green-path pioneer 2. An icon of 2 food is not changed.',
    },
    'SW-CABIN-G8': {
      title: 'Sawyer’s Cabin (endless): 1 wood becomes 2.',
      text: 'An icon of 1 wood gives the green-path pioneer 2. An icon of 2 wood is not changed.',
    },
    'SW-CABIN-G9': {
      title: 'Mason’s Cabin (endless): 1 stone becomes 2.',
      text: 'An icon of 1 stone gives the green-path pioneer 2. An icon of 2 stone is not changed.',
    },
    'SW-CABIN-T1': {
      title: 'Toll-Keeper’s Cabin (1×): 1 resource less.',
      text: 'One paid space costs 1 basic resource less: the left one is free, the right one costs 1.',
    },
    'SW-CABIN-T2': {
      title: 'Bear Hunter’s Cabin (1×): a bear pays you.',
      text: 'When the tan-path pioneer meets a bear, pay nothing and gain 1 Pair of Boots.',
    },
    'SW-CABIN-T3': {
      title: 'Surveyor’s Cabin (1×): gold for a shovel.',
      text: 'When the tan-path pioneer uses a shovel, gain 1 gold afterwards.',
    },
    'SW-CABIN-X': {
      title: 'Grey cabin (endless): 1 gold buys any basic resource.',
      text: 'While the mule is here, trade 1 gold for 1 food, wood or stone as often as you like in your Pioneering step.',
    },
    'SW-GEO-09': {
      title: 'Which tan space lies below which green one.',
      text: 'Below the first green space lies the first tan one, below the second the second, below the fourth the third, below the fifth the fourth. The third has none below it.',
    },
    'SW-MULE-01': {
      title: 'The mule comes to the player who calls it.',
      text: 'From the supply or from another player. If it is yours already, nothing happens: it stays where it stands.',
    },
    'SW-MULE-02': {
      title: 'To the grey cabin, to a summit, or both.',
      text: 'In your turn the mule may go to the grey cabin and later to a summit, or straight to a summit. From a summit it does not come back.',
    },
    'SW-MULE-03': {
      title: 'A mule you have just won works at once.',
      text: 'You may use it in the same turn.',
    },
    'SW-MULE-04': {
      title: 'What the mule cannot do.',
      text: 'It does not trap, track or walk a path, and it does not work in green or tan cabins.',
    },
    'SW-MULE-05': {
      title: 'It stays until somebody takes it.',
      text: 'Between your turns it stands in your camp, so taking it never interrupts anything.',
    },
    'SW-HOME-01': {
      title: 'Raise your marker by one.',
      text: 'The sign shows which track. If it shows all three, choose food, wood or stone.',
    },
    'SW-HOME-02': {
      title: 'Each track has its reward.',
      text: 'Food track: take the mule. Wood track: 1 Pair of Boots. Stone track: 1 gold.',
    },
    'SW-HOME-03': {
      title: 'No room above? The reward is still yours.',
      text: 'If your marker cannot move up, it stays where it is and you gain the reward alone.',
    },
    'SW-HOME-04': {
      title: 'Only one player reaches space 5.',
      text: 'The first one there locks it; on that track all others stop at 4. A space is worth its number.',
    },
    'SW-HOME-05': {
      title: 'First the reward, then the Trackers.',
      text: 'You take your reward before others may respond to your step.',
    },
    'SW-FUR-01': {
      title: 'Fur Trade: each face-up animal pays.',
      text: 'Take the reward of all of them. The tiles stay face up and will pay again.',
    },
    'SW-FUR-02': {
      title: 'What the common animals give.',
      text: 'The same four in every mode.',
    },
    'SW-FUR-03': {
      title: 'Deer (Apple Hill): one apple of each colour.',
      text: 'The shared supply grows by 1 green and 1 red apple. If you use Fur Trade, this cannot be left out.',
    },
    'SW-FUR-04': {
      title: 'Raccoon (Boats & Banjos): 1 fish.',
      text: 'Choose any colour that is in the supply.',
    },
    'SW-FUR-05': {
      title: 'Marmot (Gold Rush): dynamite or lantern.',
      text: 'Take one of the two cards, from the supply or from another player.',
    },
    'SW-FUR-06': {
      title: 'Badger (Outlaws & Outposts): Sheriff or 2 bullets.',
      text: 'Take the Sheriff card, from the supply or from another player, or gain 2 bullets.',
    },
    'SW-TRAP-01': {
      title: 'Trapper: when another player has laid out cards.',
      text: 'The others are asked before the active player does anything.',
    },
    'SW-TRAP-02': {
      title: 'Send a pioneer after an animal you see.',
      text: 'If the left or the right card shows an animal whose tile still lies face down in front of you, move a pioneer who is idle in camp, either one, to your free Trapper space.',
    },
    'SW-TRAP-03': {
      title: 'Trapping costs 1 basic resource.',
      text: 'Food, wood or stone as you like. Without it you cannot trap.',
    },
    'SW-TRAP-04': {
      title: 'Turn that tile face up.',
      text: 'One tile each time. It stays face up until the end of the game.',
    },
    'SW-TRAP-05': {
      title: 'Several players may trap the same animal.',
      text: 'They do not get in each other’s way. Nobody traps on their own cards.',
    },
    'SW-TRACK-01': {
      title: 'Tracker: when another player moves up a homestead track.',
      text: 'The marker must really move up on the food, wood or stone track; a reward alone does not count. Hastings counts as a player.',
    },
    'SW-TRACK-02': {
      title: 'Send a pioneer who is idle in camp.',
      text: 'Either one may go to your Tracker space if it is free. The mule may not.',
    },
    'SW-TRACK-03': {
      title: 'You gain 1 resource of that track.',
      text: 'Food, wood or stone, at no cost.',
    },
    'SW-TRACK-04': {
      title: 'Now or not at all.',
      text: 'The chance is over before the active player goes on.',
    },
    'SW-TRACK-05': {
      title: 'Apple tracks are not tracked.',
      text: 'Steps on them give the others nothing, Hastings’s steps included.',
    },
    'SW-TRACK-06': {
      title: 'Everybody may respond.',
      text: 'Each player who does gains the full resource.',
    },
    'SW-OFF-01': {
      title: 'One Trapper and one Tracker between your turns.',
      text: 'Each needs a pioneer of its own, and each space holds one. Both may happen in the same turn of another player.',
    },
    'SW-OFF-02': {
      title: 'From there only to the path.',
      text: 'In your next turn such a pioneer may go to the start of its path, but not to a cabin.',
    },
    'SW-OFF-03': {
      title: 'Or it just comes home.',
      text: 'If you do not move it, it returns to camp when you pass.',
    },
    'SW-OFF-04': {
      title: 'You can respond to the very end.',
      text: 'Also in the final turns of the others, after your own last one.',
    },
    'SW-DMG-01': {
      title: 'Lose a cabin or a space.',
      text: 'Choose: remove one of your cabins, or move your wagon one space back.',
    },
    'SW-DMG-02': {
      title: 'A lost cabin is gone for good.',
      text: 'It goes to the box, not to the discarded cabins. The grey cabin cannot be lost.',
    },
    'SW-DMG-03': {
      title: 'If only one is possible, it must be done.',
      text: 'Without cabins the wagon goes back; with the wagon on the trailhead a cabin goes.',
    },
    'SW-DMG-04': {
      title: 'Nothing to lose? Then nothing happens.',
      text: 'Without a cabin and with the wagon on the trailhead, damage is ignored.',
    },
    'SW-DMG-05': {
      title: 'Even a cabin in use can be lost.',
      text: 'It stops working and its pioneer goes to camp. In this turn it may still enter its path, but no other cabin.',
    },
    'SW-END-01': {
      title: 'The sixth special card triggers the end.',
      text: 'When it enters the row under the trail, the end is near. The turn goes on as usual.',
    },
    'SW-END-02': {
      title: 'Finish the round, then one more turn each.',
      text: 'First everybody gets equally many turns, then everybody takes a final one. Against Hastings there is no extra turn.',
    },
    'SW-END-03': {
      title: 'Count points: the highest total wins.',
      text: 'There is no tie-break. Tied players share the win.',
    },
    'SW-SCORE-01': {
      title: 'Mountain cards: the more, the better each.',
      text: 'All cards with a star that you own count together. From the sixth on, each further one adds 5 points.',
    },
    'SW-SCORE-02': {
      title: 'Animals: −3 for each face-down tile.',
      text: 'Of your five tiles, the animal of the mode included.',
    },
    'SW-SCORE-03': {
      title: 'Cabins: −3 for each empty space.',
      text: 'Three green ones and a tan one. The grey cabin never counts.',
    },
    'SW-SCORE-04': {
      title: 'Gold: 1 point each.',
      text: 'For what lies in your own supply.',
    },
    'SW-SCORE-05': {
      title: 'Pair of Boots: 1 point each.',
      text: 'For tokens you have not spent.',
    },
    'SW-SCORE-06': {
      title: 'Homesteads: space times wagon.',
      text: 'Each of your three markers counts its space times the multiplier of your wagon’s space. A marker on 4 with a 3× wagon scores 12 points. On the trailhead the multiplier is 1.',
    },
    'SW-SCORE-07': {
      title: 'Each mode adds its own points.',
      text: 'Apple tracks, loaded carts, lantern and dynamite, outlaws and Sheriff. Boats & Banjos adds none.',
    },
    'SW-SCORE-08': {
      title: 'What is left over is worth nothing.',
      text: 'Basic resources, apples, fish, bullets and the mule score no points.',
    },
    'SW-VAR-01': {
      title: 'Everybody always draws 4 cards.',
      text: 'It is an option of the game and holds for all players; Hastings is not affected.',
    },
    'SW-VAR-02': {
      title: 'Play three, put the fourth away.',
      text: 'In Planning the fourth card goes face down on top of your deck or face up on your discard pile. Nothing else changes, but turns take longer.',
    },
    'SW-EX-01': {
      title: 'The cards are laid out.',
      text: 'Both pioneers are in camp. You have nothing yet.',
    },
    'SW-EX-02': {
      title: 'One pioneer goes to the lodge.',
      text: 'The tan-path pioneer enters the Meeting Lodge, and with it the Assayer’s and the Mountaineer’s Cabin work. The green-path pioneer goes to the start of its path.',
    },
    'SW-EX-03': {
      title: 'Boots turn into gold.',
      text: 'The green-path pioneer takes 1 food. On the 2 boots the Mountaineer makes 4 of them, and the Assayer changes both pairs: 2 gold.',
    },
    'SW-EX-04': {
      title: 'The other pioneer sets out.',
      text: 'It leaves the lodge and steps on its 1 boot: your frontiersman climbs one step. The green-path pioneer skips an icon and steps on 1 boot, which is no longer doubled: another step.',
    },
    'SW-EX-05': {
      title: 'A harvest.',
      text: 'The green-path pioneer takes 1 gold and goes to the end. The tan-path pioneer pays 1 food for the harvest: 3 green and 4 red apples join the supply.',
    },
    'SW-EX-06': {
      title: 'The animals pay.',
      text: 'Fur Trade with rabbit, beaver and fox: 1 food, 1 wood and 1 stone.',
    },
    'SW-EX-07': {
      title: 'The first summit gives you the mule.',
      text: 'The green-path pioneer pays all three and raises the food homestead. The reward is the mule, which goes straight to the grey cabin.',
    },
    'SW-EX-08': {
      title: 'Gold pays for the bear.',
      text: 'The tan-path pioneer stands before the bear. The grey cabin trades 2 gold for 2 stone, they pay for it, and the pioneer goes to the end unharmed.',
    },
    'SW-EX-09': {
      title: 'The second summit gives you gold.',
      text: 'The tan-path pioneer spends 3 red apples: you move up the red apple track and gain 2 gold. The grey cabin trades all 3 gold for 2 stone and 1 wood.',
    },
    'SW-EX-10': {
      title: 'The mule takes the third.',
      text: 'It leaves the grey cabin and pays the 2 stone and 1 wood: you move up the stone track and gain 1 gold. Then you pass.',
    },
    'SW-APPLE-01': {
      title: 'Two more markers each.',
      text: 'One at the foot of the green and one at the foot of the red apple track.',
    },
    'SW-APPLE-02': {
      title: 'The apple supply starts empty.',
      text: 'Both counters stand at 0. The six special cards are orchards: each shows green and red apples.',
    },
    'SW-APPLE-03': {
      title: 'Apples belong to everybody.',
      text: 'All players add to one supply and pay from it. What it does not hold cannot be paid.',
    },
    'SW-APPLE-04': {
      title: 'At most 6 of each colour.',
      text: 'Apples beyond that are lost.',
    },
    'SW-APPLE-05': {
      title: 'Gain apples: mandatory.',
      text: 'The supply grows by what is shown. You cannot walk on without it unless you take damage; it counts as done even if the supply is full.',
    },
    'SW-APPLE-06': {
      title: 'Harvest: all apples along your trail.',
      text: 'Add up the apples on the orchards your wagon reaches: both colours come to the supply in full, up to 6. You may skip a harvest, but not take only a part of it. Orchards are not used up.',
    },
    'SW-APPLE-07': {
      title: 'Apple trade: apples for resources.',
      text: 'Pay the apples on the sign and take the resources beside them; with the endless sign, as often as you can.',
    },
    'SW-APPLE-08': {
      title: 'Grey apples mean any colour.',
      text: 'Pay them with green and red ones in any mix.',
    },
    'SW-APPLE-09': {
      title: 'Apple homestead: apples for a step.',
      text: 'Pay the apples and raise your marker on the apple track that is shown. A sign with both colours lets you choose.',
    },
    'SW-APPLE-10': {
      title: 'Rewards of the apple tracks.',
      text: 'Green track: perform Fur Trade. Red track: 2 gold.',
    },
    'SW-APPLE-11': {
      title: 'The top is open to all.',
      text: 'Apple tracks go up to 5, and any number of players may get there. At the top you still gain the reward.',
    },
    'SW-APPLE-12': {
      title: 'Apple tracks score like homesteads.',
      text: 'Each marker counts its space times your wagon’s multiplier.',
    },
    'SW-BOAT-01': {
      title: 'Six river cards and a Fish Market.',
      text: 'The special cards are river cards. The Fish Market lies under the trailhead, left of slot 1.',
    },
    'SW-BOAT-02': {
      title: 'Canoes start at the Fish Market.',
      text: 'Everybody has one.',
    },
    'SW-BOAT-03': {
      title: 'The first river card is filled.',
      text: 'Gold and stone are laid on it as on every river card that comes later.',
    },
    'SW-BOAT-04': {
      title: 'How many fish there are.',
      text: 'Of each colour 6 with 1 or 2 players, 8 with 3, 10 with 4.',
    },
    'SW-BOAT-05': {
      title: 'Fish can run out.',
      text: 'What the supply does not hold you do not get, colour by colour.',
    },
    'SW-BOAT-06': {
      title: 'Pan: one piece from each river card along your trail.',
      text: 'Take the leftmost piece that is left, gold or stone. Empty cards give nothing, and nothing is refilled.',
    },
    'SW-BOAT-07': {
      title: 'Banjo hazard: mandatory.',
      text: 'The green-path pioneer gets past it unharmed only while the tan-path pioneer stands on Dueling Banjos and has paid for it on this visit.',
    },
    'SW-BOAT-08': {
      title: 'Protection lasts as long as the music.',
      text: 'It covers any number of banjo hazards and ends when the tan-path pioneer walks on.',
    },
    'SW-BOAT-09': {
      title: 'Dueling Banjos only protect.',
      text: 'The icon does nothing else and may be skipped.',
    },
    'SW-BOAT-10': {
      title: 'Single paddle: to the next place.',
      text: 'The canoe moves to a neighbour: Fish Market, river card 1, river card 2 and so on, to either side.',
    },
    'SW-BOAT-11': {
      title: 'Double paddle: one or two such moves.',
      text: 'Directly one after the other.',
    },
    'SW-BOAT-12': {
      title: 'Rapid paddle: anywhere.',
      text: 'The canoe goes to the Fish Market or to any river card.',
    },
    'SW-BOAT-13': {
      title: 'The canoe does not need the wagon.',
      text: 'It may go further than your wagon, but only to river cards that are already in the row.',
    },
    'SW-BOAT-14': {
      title: 'Go fish: everything up to the canoe.',
      text: 'Gain all fish shown on your canoe’s river card and on every river card left of it.',
    },
    'SW-BOAT-15': {
      title: 'Buy fish: 2 basic resources for 1 fish.',
      text: 'Any mix of resources, never gold, for any colour in the supply; as often as you can.',
    },
    'SW-BOAT-16': {
      title: 'At the Fish Market you trade fish.',
      text: 'While your canoe is there, you may do so as often as you like in your Pioneering step.',
    },
    'SW-BOAT-17': {
      title: 'Fish you spend can be caught again.',
      text: 'They go back to the supply.',
    },
    'SW-BOAT-18': {
      title: 'A new river card is filled.',
      text: 'When it comes to the row, gold and stone are laid on it in the order it shows, from left to right.',
    },
    'SW-BOAT-19': {
      title: 'No points of its own.',
      text: 'Fish that are left and the place of your canoe are worth nothing: sell in time.',
    },
    'SW-GOLD-01': {
      title: 'Six mines in three groups.',
      text: 'One has a campfire and lies in slot 1. Two are marked I and three II.',
    },
    'SW-GOLD-02': {
      title: 'Rich mines lie deep.',
      text: 'The three mines II take the three lowest special places of the mountain, the two mines I the upper ones, each group shuffled.',
    },
    'SW-GOLD-03': {
      title: 'Dynamite, lantern and carts wait in the supply.',
      text: 'There are 8 carts with 1 or 2 players, 10 with 3, 12 with 4.',
    },
    'SW-GOLD-04': {
      title: 'Mine: count the gold along your trail.',
      text: 'Add up the gold on the mines your wagon reaches. Dark mines count only if you have the lantern.',
    },
    'SW-GOLD-05': {
      title: 'Then roll the die: some gold is stone.',
      text: 'The roll says how many of the gold you counted turn into stone.',
    },
    'SW-GOLD-06': {
      title: 'Take the gold that is left, and the stone.',
      text: 'Never more turns to stone than you counted, and gold you had before is safe. With nothing to count there is no roll. Mines are not used up.',
    },
    'SW-GOLD-07': {
      title: 'Lantern and dynamite: take the card.',
      text: 'From the supply or from another player. If you have it already, nothing happens.',
    },
    'SW-GOLD-08': {
      title: 'Dynamite: 2 stone become 1 gold.',
      text: 'While you have it, as often as you like in your Pioneering step.',
    },
    'SW-GOLD-09': {
      title: 'Load cart: 1 or 2 gold into one cart.',
      text: 'A cart holds 2. Loaded gold stays there and cannot be spent.',
    },
    'SW-GOLD-10': {
      title: 'Buy cart: pay and take one.',
      text: 'As long as there are carts in the supply.',
    },
    'SW-GOLD-11': {
      title: 'Gold in a cart: 3 points each.',
      text: 'Instead of 1. An empty cart is worth nothing.',
    },
    'SW-GOLD-12': {
      title: 'Lantern and dynamite: 3 points each.',
      text: 'For the player who has them at the end.',
    },
    'SW-OUT-01': {
      title: 'Six outposts.',
      text: 'The one with the campfire lies in slot 1 with its poster up. The outposts I to V are the leftmost cards of the five rows of the mountain, I at the top, V at the bottom.',
    },
    'SW-OUT-02': {
      title: 'Only one mountain card lies face up.',
      text: 'The other 15 places are filled with mountain cards. At first only the one beside outpost I is face up; outposts are not turned.',
    },
    'SW-OUT-03': {
      title: 'Outlaws take the outposts.',
      text: 'With 3 or 4 players there are 1, 2, 3, 3 and 3 on the outposts I to V; with 1 or 2 players 1, 2, 2, 2 and 3.',
    },
    'SW-OUT-04': {
      title: 'The Sheriff card waits in the supply.',
      text: 'So do the remaining outlaws. Everybody starts without bullets.',
    },
    'SW-GEO-06': {
      title: 'Where the outposts lie.',
      text: 'Each outpost covers the next one and the card to its right. That card cannot be turned up or claimed before the outpost is gone.',
    },
    'SW-OUT-05': {
      title: 'Captures begin at the top.',
      text: 'Each capture takes one outlaw from the lowest-numbered outpost that still has any. You keep the outlaw.',
    },
    'SW-OUT-06': {
      title: 'An empty outpost becomes a poster.',
      text: 'When its last outlaw is gone, the card is turned and goes to the next free slot of the row.',
    },
    'SW-OUT-07': {
      title: 'Outposts wait until they are empty.',
      text: 'One that is merely uncovered stays where it is. Outposts cannot be claimed.',
    },
    'SW-OUT-08': {
      title: 'Its place is uncovered as usual.',
      text: 'Cards below may be turned up. Frontiersmen on the outpost go to the base; other players get 1 Pair of Boots for that, you do not.',
    },
    'SW-OUT-09': {
      title: 'After outpost V, five outlaws hide at the base.',
      text: 'They come from the supply when the card goes to the row. From then on captures are made there.',
    },
    'SW-OUT-10': {
      title: 'They leave frontiersmen alone.',
      text: 'Outlaws on the base have no effect on figures there.',
    },
    'SW-OUT-11': {
      title: 'Outpost V is the sixth special card.',
      text: 'It triggers the end as in every mode. The outlaws at the base need not be caught.',
    },
    'SW-OUT-12': {
      title: 'Bullets: take what is shown, up to 6.',
      text: 'The icon with a full belt gives you as many as you lack.',
    },
    'SW-OUT-13': {
      title: 'Sheriff: the card comes to you.',
      text: 'From the supply or from another player. If you have it already, nothing happens.',
    },
    'SW-OUT-14': {
      title: 'The Sheriff adds 1 to each roll.',
      text: 'To all your rolls with the Six-Shooter. A 6 becomes a 7.',
    },
    'SW-OUT-15': {
      title: 'The Sheriff earns gold.',
      text: 'While you have the card, each outlaw you capture gives you 1 gold. Captures of others give you nothing.',
    },
    'SW-OUT-16': {
      title: 'Six-Shooter: one bullet, one roll.',
      text: 'Spend a bullet and roll the die. After a miss you may go on as long as you have bullets, or stop.',
    },
    'SW-OUT-17': {
      title: 'Hit the number on a poster, or more.',
      text: 'Look at the posters along your trail: the lowest die face on them is what you need. The roll, with the Sheriff’s bonus, must be at least that.',
    },
    'SW-OUT-18': {
      title: 'A hit captures one outlaw.',
      text: 'With that the action is over.',
    },
    'SW-OUT-19': {
      title: 'Without a capture you take damage.',
      text: 'Whether you ran out of bullets or stopped.',
    },
    'SW-OUT-20': {
      title: 'Rifle: 2 bullets, one outlaw, no roll.',
      text: 'It never misses.',
    },
    'SW-OUT-21': {
      title: 'A Six-Shooter may be empty.',
      text: 'You may take this summit without bullets, or without a poster along your trail. All you get then is damage.',
    },
    'SW-OUT-22': {
      title: 'No outlaws, no shooting.',
      text: 'When none is left on the outposts and at the base, Six-Shooter and Rifle cannot be used.',
    },
    'SW-OUT-23': {
      title: 'Outlaws times wagon, and the Sheriff.',
      text: 'At the end the number of your outlaws is multiplied like a homestead. The Sheriff card is worth 3 points.',
    },
    'SW-SOLO-01': {
      title: 'Set up the mode for 2 players.',
      text: 'The second colour is Hastings. It has no board, no hand, no resources and no animal of the mode.',
    },
    'SW-SOLO-02': {
      title: 'Hastings has two frontiersmen.',
      text: 'A left one and a right one, both on the base. The left one is really a pioneer, but counts as a frontiersman in every way.',
    },
    'SW-SOLO-03': {
      title: 'Hastings’s other pieces start like yours.',
      text: 'The wagon on the trailhead, markers at 0, and the four common animals face down.',
    },
    'SW-SOLO-04': {
      title: 'One plan card is turned up.',
      text: 'The 18 plan cards are shuffled. The first one is the active card.',
    },
    'SW-SOLO-05': {
      title: 'You begin.',
      text: 'Each round is your turn, then that of Hastings.',
    },
    'SW-SOLO-06': {
      title: 'What Hastings collects.',
      text: 'Gold, Pairs of Boots, mountain cards, cabins and pieces of the mode. It never takes basic resources.',
    },
    'SW-SOLO-07': {
      title: 'You play as with two players.',
      text: 'For each of its frontiersmen that you send to the base, Hastings gains 1 Pair of Boots.',
    },
    'SW-SOLO-08': {
      title: 'Hastings may trap just before you pass.',
      text: 'If the trapper sign on the face-up plan card is bright, Hastings looks at your left or your right card, as the sign shows. A pale sign does nothing.',
    },
    'SW-SOLO-09': {
      title: 'Hastings traps for free.',
      text: 'If that card shows a common animal whose tile is still face down, Hastings turns it up. One per turn.',
    },
    'SW-SOLO-10': {
      title: 'What Hastings leaves to you.',
      text: 'Hastings never traps the animal of the mode and never uses the Tracker.',
    },
    'SW-SOLO-11': {
      title: 'A new plan card comes beside the active one.',
      text: 'The arrows on its left edge point at the four actions on the right edge of the active card and mark three of them.',
    },
    'SW-SOLO-12': {
      title: 'Hastings does the three marked actions.',
      text: 'From top to bottom.',
    },
    'SW-SOLO-13': {
      title: 'With the mule Hastings does the fourth as well.',
      text: 'If Hastings has the mule after the third action, even if only just won, the unmarked action follows, always last.',
    },
    'SW-SOLO-14': {
      title: 'You may respond to Hastings.',
      text: 'Trap the animals on both face-up plan cards, where a question mark stands for the animal of the mode, and track its steps on homestead tracks.',
    },
    'SW-SOLO-15': {
      title: 'The new card becomes the active one.',
      text: 'The old one is discarded. When the plan deck is empty, the discarded cards are shuffled; the active one stays.',
    },
    'SW-SOLO-16': {
      title: 'The active card says which frontiersman acts.',
      text: 'Left or right, for the whole of its turn.',
    },
    'SW-SOLO-17': {
      title: 'Wagon: one space on.',
      text: 'This costs nothing. On the last space nothing happens.',
    },
    'SW-SOLO-18': {
      title: 'Food, wood or stone track: one step and the reward.',
      text: 'Hastings takes the mule, 1 Pair of Boots or 1 gold. Like anybody it can be locked out of space 5, and lock you out.',
    },
    'SW-SOLO-19': {
      title: 'Move: to the outermost face-up card.',
      text: 'The left frontiersman goes straight to the leftmost face-up mountain card, the right one to the rightmost, however far it is. A frontiersman who is there already stays; so do both if no card is face up. Outposts do not count.',
    },
    'SW-SOLO-20': {
      title: 'Shovel on the base: Hastings builds.',
      text: 'The left frontiersman takes the leftmost cabin of the market, the right one the rightmost, for free. Then the market moves on as usual.',
    },
    'SW-SOLO-21': {
      title: 'Hastings may have any number of cabins.',
      text: 'Also several of one type. It never uses them.',
    },
    'SW-SOLO-22': {
      title: 'Shovel on a face-up card: Hastings claims it.',
      text: 'It keeps the card apart, and the frontiersman goes to the base. Others are sent down and cards uncovered as usual.',
    },
    'SW-SOLO-23': {
      title: 'Fur Trade: 1 gold per animal.',
      text: 'For each of its face-up tiles, the bear included, and nothing else.',
    },
    'SW-SOLO-24': {
      title: 'Gold: Hastings gains 1 gold.',
      text: 'It comes from the supply.',
    },
    'SW-SOLO-25': {
      title: 'Mode action in Apple Hill.',
      text: 'Hastings empties the apple supply, moves up one space on both apple tracks and takes both rewards: its Fur Trade and 2 gold. Even if there were no apples.',
    },
    'SW-SOLO-26': {
      title: 'Mode action in Boats & Banjos: fish.',
      text: 'Hastings rolls the die and takes the fish of that line, as far as there are any.',
    },
    'SW-SOLO-27': {
      title: 'Then Hastings pans.',
      text: 'Hastings takes the leftmost piece from every river card along its trail, keeps the gold and throws the stone away.',
    },
    'SW-SOLO-28': {
      title: 'Mode action in Gold Rush.',
      text: 'Hastings takes dynamite and lantern, also from you, and then a cart filled with 2 gold. If no cart is left, it gains 2 gold.',
    },
    'SW-SOLO-29': {
      title: 'Mode action in Outlaws & Outposts.',
      text: 'Hastings takes the Sheriff card and captures 2 outlaws one after the other by the usual rules, then gains 2 gold, even if fewer were left.',
    },
    'SW-SOLO-30': {
      title: 'The round is finished, no more.',
      text: 'If you trigger the end, Hastings has its turn and the game is over. If Hastings does, it is over after that turn.',
    },
    'SW-SOLO-31': {
      title: 'Hastings scores like a player.',
      text: 'Mountain cards, tracks times wagon, gold, Pairs of Boots, −3 for each face-down animal, and the points of the mode.',
    },
    'SW-SOLO-32': {
      title: 'Hastings’s cabins score points.',
      text: 'Each is worth 3. It loses nothing for having few.',
    },
    'SW-SOLO-33': {
      title: 'At the end Hastings sells its fish.',
      text: 'For as much gold as the Fish Market can give. Each counts 1 point, whatever its advantages.',
    },
    'SW-SOLO-34': {
      title: 'You win with more points than Hastings.',
      text: 'A tie is a defeat.',
    },
    'SW-SOLO-35': {
      title: 'Hastings starts with the mule.',
      text: 'From the first turn on Hastings does all four actions, until you take the mule from it.',
    },
    'SW-SOLO-36': {
      title: 'Hastings’s bear starts face up.',
      text: 'That is 3 points, and 1 gold at each Fur Trade.',
    },
    'SW-SOLO-37': {
      title: 'Hastings’s cabins are worth 5.',
      text: 'Instead of 3 points each.',
    },
    'SW-SOLO-38': {
      title: 'Hastings’s gold is worth 2.',
      text: 'Instead of 1 point each. What Hastings gets for fish at the end stays at 1.',
    },
    'SW-SOLO-39': {
      title: 'Hastings’s Pairs of Boots are worth 2.',
      text: 'Instead of 1 point each.',
    },
    'SW-SOLO-40': {
      title: 'Hastings’s wagon has a head start.',
      text: 'It begins on the first space of the trail, or further on.',
    },
    'SW-SOLO-41': {
      title: 'With the mule Hastings traps more often.',
      text: 'While Hastings has it, a pale trapper sign works like a bright one.',
    },
    'SW-R-18': {
      title: 'When exactly may I trade?',
      text: 'Whenever you could begin a new action, also while a pioneer stands on an icon you have not used. Not while you pay, repeat a summit action, shoot, choose your damage, or wait for others to respond.',
    },
    'SW-R-24': {
      title: 'Can a cabin help me slip away from a mandatory icon?',
      text: 'No. Backtrack and Shortcut move the pioneer like any step: first use the icon or take damage.',
    },
    'SW-R-29': {
      title: 'May I use an icon that gives nothing?',
      text: 'Yes, for instance a harvest with no orchard along your trail. But a shovel must really claim or build, and loading a cart takes at least 1 gold.',
    },
    'SW-R-31': {
      title: 'Which summits are closed to me?',
      text: 'Those that could do nothing: advance wagon on the last space, buy cart or buy fish when the supply is empty, Rifle with fewer than 2 bullets, and any price you cannot pay. A homestead track on which you cannot move up is open: you gain its reward.',
    },
    'SW-R-34': {
      title: 'Can there be too few cards to draw?',
      text: 'No. You discard before you draw and own at least nine cards. What you have just played may come back at once.',
    },
    'SW-R-58': {
      title: 'Can a reward help pay for the action that gives it?',
      text: 'No. The whole price is paid before anything is gained.',
    },
    'SW-R-127': {
      title: 'What happens when my time is up?',
      text: 'The plan you prepared is laid out, otherwise your cards as they are in your hand; a fourth card goes on your deck. An offer is declined, and in the middle of your turn you pass. An action that is under way stops, or takes the first possibility. By link a stand-in plays for you instead, until you come back.',
    },
    'SW-R-36': {
      title: 'How long do the boots of a token last?',
      text: 'As long as you do nothing but spend boots or further tokens. You may split them over several moves, or add them to other boots. Whatever else you do, an unused one is lost.',
    },
    'SW-R-125': {
      title: 'I trade boots in a cabin: what about the second boot of my token?',
      text: 'It is lost. Only steps of the frontiersman and the wagon count as spending boots, not trades of the Assayer or the Cobbler, nor tokens paid for Backtrack or Shortcut.',
    },
    'SW-R-44': {
      title: 'I put several cards on my deck: in which order do they lie?',
      text: 'The last one is on top, the fourth card of the variant included. If the deck is empty, the card is the deck.',
    },
    'SW-R-45': {
      title: 'Do I get boots when my own frontiersman is sent down in my turn?',
      text: 'No. Only players whose turn it is not are compensated, and that holds for Hastings too.',
    },
    'SW-R-51': {
      title: 'I lost a cabin: may I build that type again?',
      text: 'Yes. What counts is what you have when you build.',
    },
    'SW-R-123': {
      title: 'Which of my free spaces does a cabin take?',
      text: 'The leftmost of its colour. It makes no difference, so you are not asked.',
    },
    'SW-R-124': {
      title: 'Which cabins work by themselves?',
      text: 'Mountaineer, Smokehouse, Sawyer, Mason and Surveyor can never hurt, so they just work. Assayer, Cobbler, Backtrack, Shortcut, Toll-Keeper and Bear Hunter are used when you say so.',
    },
    'SW-R-68': {
      title: 'When has the green-path pioneer arrived?',
      text: 'When it comes to the space, also by the Shortcut or when it goes back. The cabin must work at that moment; for trading boots it must still work when you trade.',
    },
    'SW-R-69': {
      title: 'How do doubled boots go with the Assayer and the Cobbler?',
      text: 'A doubled boot counts as 2 boots. Each pair may become gold or a token, or be walked, as you like. A boot that is spent is no part of a pair any more.',
    },
    'SW-R-71': {
      title: 'Where can the Shortcut begin?',
      text: 'Only on a space of the green path: not at its start or end. It never leads to the left, and a paid space costs what it costs.',
    },
    'SW-R-72': {
      title: 'Why is the Meeting Lodge in such a hurry?',
      text: 'It activates Backtrack and Shortcut only for the moment of arrival, so the green-path pioneer must already be on its way. After Backtrack you may first use the icon again, with all that it asks, and then take the Shortcut. A pioneer that goes to those cabins directly may use them at any later moment.',
    },
    'SW-R-74': {
      title: 'When do the tan cabins work?',
      text: 'Once, at a fitting moment of your choice while the green-path pioneer is there. The Toll-Keeper also helps with a bear; the Surveyor pays for claiming and for building.',
    },
    'SW-R-56': {
      title: 'May I leave out an animal at the Fur Trade?',
      text: 'No, all face-up animals pay. Only raccoon, marmot and badger let you choose what you get.',
    },
    'SW-R-57': {
      title: 'I already have the card that marmot or badger offers?',
      text: 'You may choose it all the same, without effect, or take the other one.',
    },
    'SW-R-77': {
      title: 'When exactly do the banjos protect?',
      text: 'At the moment the green-path pioneer leaves the hazard, the tan-path pioneer must stand on Dueling Banjos and have paid on this visit. A price that the Toll-Keeper lowered to 0 counts as paid. A green-path pioneer on the tan path cannot play for itself.',
    },
    'SW-R-87': {
      title: 'May I add gold to a cart later?',
      text: 'Yes, until it holds 2. Each loading needs at least 1 gold and a cart with room.',
    },
    'SW-R-10': {
      title: 'How many outlaws come to the base?',
      text: 'Always 5, whatever the number of players. The rest stays out of play.',
    },
    'SW-R-98': {
      title: 'The last player of a round triggers the end. What now?',
      text: 'The round is complete, so the final round follows at once.',
    },
    'SW-R-99': {
      title: 'Who wins a tie?',
      text: 'All tied players win together. Against Hastings a tie is lost.',
    },
    'SW-R-100': {
      title: 'Do mountain cards in my hand count?',
      text: 'Yes, all that you own, wherever they are.',
    },
    'SW-R-102': {
      title: 'What if nobody uncovers special cards?',
      text: 'Then the game goes on. There is no limit to the number of turns.',
    },
    'SW-R-126': {
      title: 'Can the end be taken back?',
      text: 'No. When the game is over, hands and the cards left on the mountain are shown to everybody.',
    },
    'SW-R-110': {
      title: 'When may I trap in Hastings’s turn?',
      text: 'When the new plan card is turned up, and if you did not, once more just before the old one is discarded. Both cards’ animals count, so what you tracked meanwhile may pay for the trap.',
    },
    'SW-R-112': {
      title: 'Do limits hold for Hastings?',
      text: 'The same as for you: Hastings stops at the last space of the trail, and if you hold space 5 it stays on 4 and takes only the reward. It can lock you out as well.',
    },
    'SW-R-120': {
      title: 'How much gold do Hastings’s fish give?',
      text: 'The most that is possible. For each colour with 2 fish or more, half as much gold again as it has fish, rounded down. If exactly two colours have a single fish, 1 gold more; if all three have, 2 more.',
    },
  },
  pictures: {
    'SW-SETUP-07': 'A pyramid of cards: 2 at the top, then 3, 4, 5 and 6. The two top cards lie face up.',
    'SW-PLAN-02':
      'Three cards side by side. The green path runs over five icons, the tan path over four, of which the second costs 1 and the fourth 2. Covered are the middle icons of the outer cards and the four corner icons of the middle card.',
    'SW-PATH-06': 'A bear with a red ring.',
    'SW-PATH-08': 'A harvest on a toll plate with a 1, a shovel on a toll plate with a 2.',
    'SW-SUMMIT-01': 'A pioneer at the end of a path; from there an arrow leads to the sign at the top of a card.',
    'SW-CLAIM-04':
      'The left top card is gone. The card at the edge below it is turned up; the middle one is still covered.',
    'SW-GEO-02': 'A card of the third row and the two cards of the second row that it covers.',
    'SW-GEO-04': 'A card of the third row and its six neighbours: two beside it, two above and two below.',
    'SW-GEO-06': 'The leftmost card of each row is an outpost, numbered I at the top to V at the bottom.',
    'SW-WAGON-04':
      'A trail of nine spaces with a wagon on the fifth. The three slots that it reaches are lit, the other three are not.',
    'SW-MARKET-06':
      'Four market spaces. The second cabin was built: the fourth is discarded, the first and the third slide right, two new ones come from the left.',
    'SW-HOME-04': 'A homestead track from 0 to 5: one marker on 5 with a lock, another one stopped at 4.',
    'SW-BOAT-14':
      'Fish Market and four river cards; the canoe is on the second, so the fish of the first two are gained.',
    'SW-OUT-17':
      'Two posters along the trail show 6 and 4. Of the six faces of the die, 4, 5 and 6 hit: one half. With the Sheriff 3 hits as well.',
    'SW-SOLO-11':
      'Two plan cards side by side. Arrows on the right card mark the first, third and fourth action of the left card.',
  },
  tables: {
    supplies: {
      caption: 'What depends on the number of players',
      head: ['1 or 2', '3', '4'],
      rows: [
        ['Fish of each colour', '6', '8', '10'],
        ['Mine carts', '8', '10', '12'],
        ['Outlaws on outposts', '10', '12', '12'],
      ],
    },
    trail: {
      caption: 'The nine spaces of our trail',
      head: ['Multiplier', 'Slots reached', 'Next step costs'],
      rows: [
        ['Trailhead', '1×', '0', '1 boot'],
        ['1', '1×', '1', '1 boot'],
        ['2', '1×', '2', '1 boot, 1 basic resource'],
        ['3', '2×', '2', '2 boots, 1 basic resource'],
        ['4', '2×', '3', '2 boots, 1 basic resource'],
        ['5', '3×', '4', '2 boots, 2 basic resources'],
        ['6', '3×', '5', '3 boots, 2 basic resources'],
        ['7', '3×', '5', '3 boots, 3 basic resources'],
        ['8', '4×', '6', '–'],
      ],
    },
    animals: {
      caption: 'Rewards of the animals at the Fur Trade',
      head: ['Gives', 'Mode'],
      rows: [
        ['Rabbit', '1 food', 'all'],
        ['Beaver', '1 wood', 'all'],
        ['Fox', '1 stone', 'all'],
        ['Bear', '1 gold', 'all'],
        ['Deer', '1 green and 1 red apple in the supply', 'Apple Hill'],
        ['Raccoon', '1 fish', 'Boats & Banjos'],
        ['Marmot', 'dynamite or lantern', 'Gold Rush'],
        ['Badger', 'Sheriff or 2 bullets', 'Outlaws & Outposts'],
      ],
    },
    cards: {
      caption: 'Points for mountain cards',
      head: ['1', '2', '3', '4', '5', '6', '7', '8'],
      rows: [['Points', '1', '3', '6', '10', '15', '20', '25', '30']],
    },
    example: {
      caption: 'What you own after each step',
      head: ['Food', 'Wood', 'Stone', 'Gold', 'Green apples', 'Red apples'],
      rows: [
        ['Boots turn into gold', '1', '0', '0', '2', '0', '0'],
        ['The other pioneer sets out', '1', '0', '0', '2', '0', '0'],
        ['A harvest', '0', '0', '0', '3', '3', '4'],
        ['The animals pay', '1', '1', '1', '3', '3', '4'],
        ['First summit', '0', '0', '0', '3', '3', '4'],
        ['The bear', '0', '0', '0', '1', '3', '4'],
        ['Second summit', '0', '1', '2', '0', '3', '1'],
        ['The mule’s summit', '0', '0', '0', '1', '3', '1'],
      ],
    },
    fish: {
      caption: 'What the Fish Market gives',
      head: ['You get'],
      rows: [
        ['1 trout', '1 food'],
        ['1 bass', '1 wood'],
        ['1 salmon', '1 stone'],
        ['2 different fish', '1 gold'],
        ['3 different fish', '2 gold'],
        ['2 fish alike', '3 gold'],
        ['3 fish alike', '4 gold'],
      ],
    },
    mining: {
      caption: 'The die in the mine',
      head: ['Turns to stone', 'Of 4 gold you get', 'Of 2 gold you get'],
      rows: [
        ['1 or 2', '1', '3 gold, 1 stone', '1 gold, 1 stone'],
        ['3 or 4', '2', '2 gold, 2 stone', '2 stone'],
        ['5 or 6', '3', '1 gold, 3 stone', '2 stone'],
      ],
    },
    hastingsFish: {
      caption: 'Hastings’s catch in our box',
      head: ['Fish'],
      rows: [
        ['1', '4 trout, 1 bass'],
        ['2', '4 bass, 1 salmon'],
        ['3', '4 salmon, 1 trout'],
        ['4', '3 trout, 2 bass'],
        ['5', '3 bass, 2 salmon'],
        ['6', '3 salmon, 2 trout'],
      ],
    },
    names: {
      caption: 'What is called what',
      head: ['French', 'Polish'],
      rows: [
        ['Green-path pioneer', 'Pionnier Chemin-Vert', 'pionier w kapeluszu'],
        ['Tan-path pioneer', 'Pionnier Chemin-Beige', 'pionier bez kapelusza'],
        ['Frontiersman', 'Colon', 'zwiadowca'],
        ['Wagon, trailhead', 'Chariot, début de la piste', 'wóz, początek szlaku'],
        ['Mountain, mountain base', 'montagne, base de la montagne', 'wzgórze, podstawa wzgórza'],
        ['Planning, Pioneering, Passing', 'Planifier, Explorer, Passer', 'planowanie, akcje pionierów, pasowanie'],
        ['Mandatory icon', 'icône obligatoire', 'zagrożenie'],
        ['Summit action', 'action activable', 'akcja szczytowa'],
        ['Tracker, Trapper', 'Traqueur, Trappeur', 'zaopatrzenie, łowy'],
        ['To take damage', 'prendre des dégâts', 'ponieść konsekwencje'],
        ['Homestead track', 'piste Exploitation', 'tor rozwoju gospodarstwa'],
        ['Pair of Boots', 'Paire de Bottes', 'para butów'],
        ['Food', 'Nourriture', 'mięso'],
        ['Shovel', 'Pelle', 'szpadel'],
        ['Fur Trade', 'Commerce de Fourrures', 'handel futrami'],
        ['Bear hazard', 'Attaque d’Ours', 'spotkanie z niedźwiedziem'],
        ['Banjo hazard, Dueling Banjos', 'Danger Banjo, Duel de Banjos', 'melancholia, gra na bandżo'],
        ['Six-Shooter, Rifle', 'Six-Coups, Fusil', 'rewolwerowiec, strzelec wyborowy'],
        ['Plan card', 'carte Planification', 'karta planu'],
        ['Apple Hill', 'Colline aux Pommes', 'Jabłkowe wzgórze'],
        ['Boats & Banjos', 'Bateaux & Banjos', 'Bandżo i ryby'],
        ['Gold Rush', 'Ruée vers l’Or', 'Gorączka złota'],
        ['Outlaws & Outposts', 'Hors-la-Loi & Avant-postes', 'Bandyci i strzelaniny'],
      ],
    },
  },
  ui: {
    glance: 'Icons at a glance',
    groups: {
      path: 'On the paths',
      summit: 'Summits',
      apple: 'Apple Hill',
      boat: 'Boats & Banjos',
      gold: 'Gold Rush',
      out: 'Outlaws & Outposts',
      marks: 'Signs',
    },
    icons: {
      food: 'Resources',
      boot: 'Boots',
      'pair-of-boots': 'Pair of Boots',
      shovel: 'Shovel',
      mule: 'Mule',
      'fur-trade': 'Fur Trade',
      'bear-hazard': 'Bear hazard',
      'homestead-any': 'Homestead',
      'advance-wagon': 'Advance wagon',
      'apples-green-red': 'Gain apples',
      harvest: 'Harvest',
      'apple-trade': 'Apple trade',
      'apple-homestead-any': 'Apple homestead',
      pan: 'Pan',
      'banjo-hazard': 'Banjo hazard',
      'dueling-banjos': 'Dueling Banjos',
      'paddle-1': 'Single paddle',
      'paddle-2': 'Double paddle',
      'paddle-rapid': 'Rapid paddle',
      'go-fish': 'Go fish',
      'buy-fish': 'Buy fish',
      mine: 'Mine',
      lantern: 'Lantern',
      dynamite: 'Dynamite',
      'load-cart': 'Load cart',
      'buy-cart': 'Buy cart',
      bullet: 'Bullets',
      sheriff: 'Sheriff',
      'six-shooter': 'Six-Shooter',
      rifle: 'Rifle',
      infinity: 'Endless',
      once: 'Once per turn',
      any: 'Any basic',
      star: 'Mountain card',
      hat: 'Starting card',
      campfire: 'Lies in slot 1',
    },
  },
};
