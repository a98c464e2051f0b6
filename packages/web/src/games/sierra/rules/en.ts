import type { SierraRulesText } from './text.ts';

export const en: SierraRulesText = {
  parts: {
    rules: 'Rules',
    rulings: 'Questions and answers',
    curious: 'For the curious',
  },
  sections: {
    minute: {
      title: 'The game in one minute',
      intro:
        'You cross the mountains in small groups, and each group composes a landscape of Mountain cards: same colours side by side, different colours above each other.\nIn every round one member of each group holds the Role card, draws 2 Notebook cards and keeps 1: it will score for that player alone. The companions draw Mountain cards and lay 2 of them into the landscape. The cards left over go to the next group, the Role card to the next member.\nAfter 8 rounds (9 in a group of three) each of you scores the group’s Destination card, 1 point for every river and wind, and your own Notebook cards. The highest score wins, and if the winner’s companions keep up, they win too.',
    },
    setup: {
      title: 'Setting up',
      intro: 'What is in the box, and how the table looks before the first round of a team game.',
    },
    round: {
      title: 'The round',
      intro: 'Every round has three steps: draw, act, pass on. All groups play at the same time.',
    },
    laying: {
      title: 'Laying Mountain cards',
      intro:
        'A landscape grows in lines of one colour. There are two ways to lay a card, and a few things you may never do.',
    },
    places: {
      title: 'Every place in detail',
      intro:
        'The same rules once more, as the table checks them. Think of squared paper: every card fills one square, a line is a row of squares of one colour.',
    },
    symbols: {
      title: 'Symbols',
      intro: 'Each Mountain card shows one of six symbols. Two of them score on their own.',
    },
    notebook: { title: 'Notebook cards', intro: 'Your own memories of the journey: each is a way to score.' },
    words: {
      title: 'Words on cards',
      intro: 'Notebook, Destination and Stage cards use these words, always with the same meaning.',
    },
    end: { title: 'End and victory', intro: 'When the journey ends, what you score, and who wins.' },
    campaign: {
      title: 'Campaign',
      intro:
        'For 1 to 3 travellers. A Stage card sets the goal; exceed its scores to earn suns. Play alone (solo) or as one group (cooperative).',
    },
    competitive: {
      title: 'Competitive game',
      intro: 'For 2 to 4 players: everyone travels alone and composes a landscape of their own.',
    },
    'on-landscape': {
      title: 'About the landscape',
      intro: 'Where the rules of the printed game are silent, this table follows these answers.',
    },
    'on-groups': { title: 'About groups and rounds', intro: 'Who sits where, who sees what, and when.' },
    'on-piles': { title: 'About piles and discards' },
    'on-scoring': { title: 'About scoring' },
    'on-victory': { title: 'About victory' },
    'on-campaign': { title: 'About the other modes' },
    'on-stages': {
      title: 'About stage rules',
      intro: 'Stage cards may change the rules. This is what each change means exactly.',
    },
    box: {
      title: 'What is in our box',
      intro: 'The cards at this table are our own.',
    },
  },
  rules: {
    'SI-MODE-01': {
      title: 'The team game is the model.',
      text: 'These rules describe the team game. For the solo, cooperative and competitive games they say only what is different; everything else is as in the team game.',
    },
    'SI-MODE-02': {
      title: 'The number of players decides which modes you can play.',
      text: 'Team game: 4 to 8 players. Solo campaign: 1. Cooperative campaign: 2 or 3. Competitive game: 2 to 4.',
    },
    'SI-COMP-01': {
      title: 'There are five kinds of cards.',
      text: 'Mountain cards build the landscapes. Notebook cards, basic and advanced, and Destination cards with two faces say what scores. Role cards, with two faces too, show who does what. Stage cards belong to the campaign. A score pad comes with them; here the table counts for you.',
    },
    'SI-COMP-02': {
      title: 'Every Mountain card has a colour and a symbol.',
      text: 'One of four colours (ochre, crimson, teal, violet) and one of six symbols (mammal, bird, house, ruin, river, wind).',
    },
    'SI-COMP-03': {
      title: 'Colours and symbols are spread evenly.',
      text: 'Among the Mountain cards every colour is equally frequent, and so is every symbol: none is rarer than another.',
    },
    'SI-COMP-04': {
      title: 'Stage cards are for the campaign.',
      text: 'You need them only in the solo and the cooperative campaign. In team and competitive games they stay in the box.',
    },
    'SI-SET-01': {
      title: 'The Notebook cards form one pile.',
      text: 'They are shuffled and lie face down in the middle, for everybody.',
    },
    'SI-SET-02': {
      title: 'The Mountain cards form one pile.',
      text: 'They too are shuffled and lie face down in the middle, for everybody.',
    },
    'SI-SET-03': {
      title: 'Form groups of two.',
      text: 'The two members of a group are companions: they share one landscape and one Destination card.',
    },
    'SI-SET-04': {
      title: 'An odd number of players makes one group of three.',
      text: 'With 5 players there is a group of two and a group of three; with 7 players two groups of two and a group of three. There is never more than one group of three.',
    },
    'SI-SET-05': {
      title: 'Companions sit side by side.',
      text: 'The members of a group take neighbouring seats.',
    },
    'SI-SET-06': {
      title: 'Each group has a Destination card.',
      text: 'It lies in front of the group and shows the face that the group has chosen, A or B. At the end it scores for every member.',
    },
    'SI-SET-07': {
      title: 'The leftmost member of each group takes its Role card.',
      text: 'It is the Role card in the colour of the group’s Destination card.',
    },
    'SI-SET-08': {
      title: 'The Role card shows the size of the group.',
      text: 'A group of two turns up its Duo face, a group of three its Trio face.',
    },
    'SI-SET-09': {
      title: 'Two Mountain cards wait in front of each group.',
      text: 'They are dealt face down before the first round. The companions will pick them up.',
    },
    'SI-FIRST-01': {
      title: 'First game: only basic Notebook cards.',
      text: 'Leave the advanced Notebook cards out of the pile when you play for the first time.',
    },
    'SI-FIRST-02': {
      title: 'First game: face A of the Destination cards.',
      text: 'Nobody chooses a face: all Destination cards show face A when you play for the first time.',
    },
    'SI-TURN-01': {
      title: 'All groups play at the same time.',
      text: 'There are no turns within a round: all groups play the whole of it side by side.',
    },
    'SI-TURN-02': {
      title: 'Draw 2 cards, then take one action.',
      text: 'Every player draws 2 cards and then takes one action with the cards in hand. The Role card decides which cards you draw and which action you take: its holder takes Notebook cards, the companions take Mountain cards.',
    },
    'SI-TURN-03': {
      title: 'The Role holder draws 2 Notebook cards.',
      text: 'In each group this is the player who holds the Role card in this round, and nobody else.',
    },
    'SI-TURN-04': {
      title: 'The Role holder keeps one Notebook card and discards the other.',
      text: 'The card you keep lies face up in front of you until the end of the game.',
    },
    'SI-TURN-05': {
      title: 'The companions lay exactly 2 Mountain cards.',
      text: 'In each round the companion, or the two companions together, add 2 Mountain cards to the landscape of the group: never more, never fewer. What happens to the other cards depends on the size of the group and on the mode.',
    },
    'SI-TURN-06': {
      title: 'Talk as much as you like.',
      text: 'The members of one group may talk freely and show each other the cards in their hands before they decide.',
    },
    'SI-DUO-01': {
      title: 'Group of two: the companion has 4 Mountain cards in hand.',
      text: 'Pick up the 2 Mountain cards lying in front of your group and draw 2 more from the pile.',
    },
    'SI-DUO-02': {
      title: 'Group of two: lay 2 of the 4 cards.',
      text: 'The companion lays 2 of the 4 cards into the landscape. The other 2 stay in hand, to be passed on.',
    },
    'SI-TRIO-01': {
      title: 'Group of three: each companion takes one waiting card.',
      text: 'Two Mountain cards lie in front of the group. Each of the two companions takes one of them at random.',
    },
    'SI-TRIO-02': {
      title: 'Group of three: each companion has 3 cards in hand.',
      text: 'Besides the card they took, each companion draws 2 more Mountain cards from the pile.',
    },
    'SI-TRIO-03': {
      title: 'Group of three: each companion lays 1 card.',
      text: 'Each companion lays 1 card of their own hand into the landscape, which makes 2 for the group.',
    },
    'SI-TRIO-04': {
      title: 'Group of three: each companion discards 1 card.',
      text: 'It comes from their own hand, like the card laid.',
    },
    'SI-TRIO-05': {
      title: 'Group of three: each companion has 1 card left.',
      text: 'Of the 3 cards, one was laid and one discarded. The last one is passed on, together with the other companion’s last card.',
    },
    'SI-PASS-01': {
      title: 'The round ends when all groups have finished.',
      text: 'A group that is done waits for the others.',
    },
    'SI-PASS-02': {
      title: 'Pass your last 2 Mountain cards to the next group.',
      text: 'Each group lays the 2 Mountain cards that are left in its hands in front of the next group, which will pick them up in the following round.',
    },
    'SI-PASS-03': {
      title: 'The Role card moves on.',
      text: 'In each group the Role card goes to the next member, and after the last member back to the first.',
    },
    'SI-PASS-04': {
      title: 'Everyone holds the Role card equally often.',
      text: 'In a group of two you hold it every second round, in a group of three every third round.',
    },
    'SI-EX-03': {
      title: 'Example: the Role card in a group of three.',
      text: 'The first member holds it in rounds 1, 4 and 7, the second in rounds 2, 5 and 8, the third in rounds 3, 6 and 9.',
    },
    'SI-EX-04': {
      title: 'Example: the Role card in a group of two.',
      text: 'The first member holds it in the odd rounds (1, 3, 5, 7), the second in the even rounds (2, 4, 6, 8).',
    },
    'SI-PLACE-01': {
      title: 'Lay a card left or right of a card of the same colour.',
      text: 'The card joins the line directly, edge to edge, and makes it longer. The two ends of a line are always open to its colour, unless a stage limits how long lines may be.',
    },
    'SI-PLACE-02': {
      title: 'Or start a new line directly above or below a different colour.',
      text: 'The card must lie exactly over or under a card of another colour. It is the first card of a new line.',
    },
    'SI-PLACE-03': {
      title: 'Colours may come back.',
      text: 'A new line may have a colour that other lines of the landscape already have.',
    },
    'SI-PLACE-04': {
      title: 'Two lines of one colour never lie directly one above the other.',
      text: 'A line directly above or below another must have a different colour.',
    },
    'SI-PLACE-05': {
      title: 'A line has no hole.',
      text: 'The cards of a line touch each other. You may not leave a free place to be filled later.',
    },
    'SI-PLACE-06': {
      title: 'Nothing is pushed between two lines.',
      text: 'Where one line lies directly above another, no card may be inserted between them.',
    },
    'SI-PLACE-07': {
      title: 'A line never mixes colours.',
      text: 'All cards of a line have the same colour.',
    },
    'SI-PLACE-08': {
      title: 'Cards of earlier rounds stay where they are.',
      text: 'Once the round is over, the cards you laid in it may not be moved any more.',
    },
    'SI-GEO-01': {
      title: 'The first card has one place.',
      text: 'As long as the landscape is empty there is nothing to choose: the first card goes to the starting place, and the landscape grows from there.',
    },
    'SI-GEO-02': {
      title: 'Extend a line: at its two ends.',
      text: 'A card fits directly left of the leftmost card or directly right of the rightmost card of any line of its own colour.',
    },
    'SI-GEO-03': {
      title: 'Start a line on top: above any card of the top line.',
      text: 'The new line lies directly above the highest line, in any column where that line has a card. Its colour must differ from that of the highest line.',
    },
    'SI-GEO-04': {
      title: 'Start a line at the bottom: below any card of the bottom line.',
      text: 'The new line lies directly below the lowest line, in any column where that line has a card. Its colour must differ from that of the lowest line.',
    },
    'SI-GEO-05': {
      title: 'There is no other place.',
      text: 'The only legal places are that of the first card, the ends of lines of the same colour, and new lines at the very top or bottom.',
    },
    'SI-GEO-06': {
      title: 'How many places a card has.',
      text: 'Two for every line of its colour; one for every card of the top line if that line has another colour; one for every card of the bottom line if that has another colour.\nExample: a violet card in this landscape has 7 places: the 2 ends of the violet line, 2 above the top line and 3 below the bottom line.',
    },
    'SI-GEO-07': {
      title: 'There is always a place.',
      text: 'Either the top line has another colour, and you may start a line above it, or it has the same colour, and you may extend it. Only the special rules of a stage can take all places away.',
    },
    'SI-SYM-01': {
      title: 'Six symbols: mammal, bird, house, ruin, river, wind.',
      text: 'Each Mountain card shows exactly one of them. Scoring cards ask for symbols, colours, lines and columns.',
    },
    'SI-SYM-02': {
      title: 'Each river and each wind is worth 1 point.',
      text: 'Every river card and every wind card in the landscape gives 1 point to each member of the group.',
    },
    'SI-NOTE-01': {
      title: 'A Notebook card is a way to score.',
      text: 'It holds one scoring rule about how the landscape of your own group is laid out.',
    },
    'SI-NOTE-02': {
      title: 'It scores only for you.',
      text: 'A Notebook card gives points to the player who kept it, not to the companions.',
    },
    'SI-NOTE-03': {
      title: 'Kept Notebook cards are open to all.',
      text: 'They stay face up for the whole game. Everybody, in every group, may read them at any time.',
    },
    'SI-NOTE-04': {
      title: 'An empty Notebook pile is renewed.',
      text: 'If the pile runs out, the discarded Notebook cards are shuffled and form a new pile.',
    },
    'SI-LEX-01': {
      title: 'Line: cards of one colour side by side.',
      text: 'A line is the whole horizontal row of cards of the same colour.',
    },
    'SI-LEX-02': {
      title: 'Column: cards exactly above each other.',
      text: 'A column is all the cards in the same vertical strip, whether they touch or have free places between them.',
    },
    'SI-LEX-03': {
      title: 'Adjacent: touching at a side.',
      text: 'The cards directly left, right, above and below a card. A corner is never enough.',
    },
    'SI-LEX-04': {
      title: 'Not adjacent: there is a gap between them.',
      text: 'Two cards of one column with a free place between them belong to the same column but are not adjacent.',
    },
    'SI-LEX-05': {
      title: 'Around: all the cards that touch a card, 8 at most.',
      text: 'At a side or at a corner: left, right, above, below and the four diagonals.',
    },
    'SI-LEX-06': {
      title: 'On each side: both left and right.',
      text: 'One card directly to the left and one directly to the right of the card.',
    },
    'SI-LEX-07': {
      title: 'Pair: two cards anywhere.',
      text: 'They may lie anywhere in the landscape and need not touch.',
    },
    'SI-LEX-08': {
      title: 'A card counts once per type of pair.',
      text: 'A card that already belongs to a pair cannot belong to another pair of the same type. With 3 houses and 2 ruins you have 2 pairs of a house and a ruin.',
    },
    'SI-LEX-09': {
      title: 'Trio: a set of three cards anywhere.',
      text: 'Like a pair, with three cards: they may lie anywhere in the landscape and need not touch.',
    },
    'SI-END-01': {
      title: 'The game lasts 8 rounds.',
      text: 'That goes for all groups of two.',
    },
    'SI-END-02': {
      title: 'A group of three plays a 9th round.',
      text: 'Only this group plays it; the groups of two have finished.',
    },
    'SI-END-03': {
      title: 'A group of two ends with 16 Mountain cards.',
      text: 'They lie in the landscape, and each of the two players has 4 Notebook cards.',
    },
    'SI-END-04': {
      title: 'A group of three ends with 18 Mountain cards.',
      text: 'They lie in the landscape, and each of the three players has 3 Notebook cards.',
    },
    'SI-SCORE-01': {
      title: 'Scoring starts when all groups have finished.',
      text: 'Every group must have played its last round, the 9th round of a group of three included.',
    },
    'SI-SCORE-02': {
      title: 'Score the Destination card of your group.',
      text: 'Every member of the group gets all its points.',
    },
    'SI-SCORE-03': {
      title: 'Score 1 point per river and per wind.',
      text: 'Count the river and wind cards in the landscape of your group. Every member gets these points.',
    },
    'SI-SCORE-04': {
      title: 'Score your own Notebook cards.',
      text: 'Each player counts only the Notebook cards that lie in front of them.',
    },
    'SI-SCORE-05': {
      title: 'Your score is the sum of the three.',
      text: 'Destination card, plus rivers and winds, plus your own Notebook cards.',
    },
    'SI-WIN-01': {
      title: 'The highest score wins the individual victory.',
      text: 'Nothing that happens afterwards, such as the bonus of companions, can take it away.',
    },
    'SI-WIN-02': {
      title: 'A tie between two groups: both players win.',
      text: 'If two players of different groups share the highest score, both win the individual victory.',
    },
    'SI-WIN-03': {
      title: 'A tie between two groups: no team victory.',
      text: 'When players of different groups share the individual victory, no group can win the team victory.',
    },
    'SI-TEAM-01': {
      title: 'Companions of the winner get a bonus.',
      text: '5 points in a group of two; 10 points for each of the two companions in a group of three.',
    },
    'SI-TEAM-02': {
      title: 'The group wins too if all its members are ahead.',
      text: 'Add the bonus to the companions’ scores. If now every member of the winner’s group has more points than every player of the other groups, the whole group also wins the team victory.',
    },
    'SI-TEAM-03': {
      title: 'The bonus never changes the individual victory.',
      text: 'It stays with the player who had the highest score before the bonus, even if a companion’s score with the bonus is higher.',
    },
    'SI-EX-01': {
      title: 'Example: David wins the individual victory.',
      text: 'Ada and Bruno are a group of two; Celia, David and Ewa are a group of three. David’s 62 points are the highest score before any bonus.',
    },
    'SI-EX-02': {
      title: 'Example: David’s group wins the team victory.',
      text: 'With the bonus of 10 points each, Celia has 64 and Ewa 57. Together with David’s 62, all three beat Ada’s 55 and Bruno’s 51: Celia, David and Ewa have the team victory. David keeps the individual victory although Celia now has more.',
    },
    'SI-CAMP-01': {
      title: 'The Stage card names the Destination.',
      text: 'In the campaign you do not draw a Destination card: the stage you play says which one is used.',
    },
    'SI-CAMP-02': {
      title: 'A stage has special rules.',
      text: 'They are on the back of the Stage card and apply to this stage only. The first stage of our own set has none: it is an easy start.',
    },
    'SI-CAMP-03': {
      title: 'A stage has scores to exceed.',
      text: 'Its grid has one set of scores for a single player and one for a group.',
    },
    'SI-CAMP-04': {
      title: 'One sun is a win.',
      text: 'Exceed the first score of the stage and you earn a sun and have won. Higher scores give more suns.',
    },
    'SI-CAMP-05': {
      title: 'Play the stages in order.',
      text: 'You should have at least one sun before you go on to the next stage. This is advice, not a ban.',
    },
    'SI-CAMP-06': {
      title: 'Play a stage again whenever you like.',
      text: 'Any stage that is already unlocked may be repeated to improve your result.',
    },
    'SI-CAMP-07': {
      title: 'Suns are kept.',
      text: 'The suns you have reached may be written down for good.',
    },
    'SI-SOLO-01': {
      title: 'Solo: a stage, its Destination, and you.',
      text: 'Take one Stage card and the Destination card it names. There is no Role card, and no Mountain cards wait in front of you. Everything else is set up as in the team game.',
    },
    'SI-SOLO-02': {
      title: 'Solo: draw 2 Notebook cards, keep 1.',
      text: 'You do this in every round. The other card is discarded.',
    },
    'SI-SOLO-03': {
      title: 'Solo: draw 4 Mountain cards, lay 2.',
      text: 'You do this in every round. The 2 cards you do not lay are discarded.',
    },
    'SI-SOLO-04': {
      title: 'Solo: the game ends after round 8.',
      text: 'You then have 8 Notebook cards, and 16 Mountain cards in your landscape.',
    },
    'SI-SOLO-05': {
      title: 'Solo: compare your score with the stage.',
      text: 'The column for a single player on the Stage card says how many suns you earn.',
    },
    'SI-COOP-01': {
      title: 'Cooperative: you are one group.',
      text: 'Two or three players form a single group with one Stage card and the Destination card it names. Everything else is set up as in the team game.',
    },
    'SI-COOP-02': {
      title: 'Cooperative: the Role card works as always.',
      text: 'As in the team game it decides who takes a Notebook card and who lays Mountain cards.',
    },
    'SI-COOP-03': {
      title: 'Cooperative: unplayed cards are discarded.',
      text: 'At the end of each round all cards that were not laid are discarded. Nothing is passed on.',
    },
    'SI-COOP-04': {
      title: 'Cooperative: a fresh hand every round.',
      text: 'At the start of each round the companions draw a new hand of Mountain cards.',
    },
    'SI-COOP-05': {
      title: 'Cooperative: 8 rounds for two, 9 for three.',
      text: 'The game ends after round 8 with two players and after round 9 with three players.',
    },
    'SI-COOP-06': {
      title: 'Cooperative: only the lowest score counts.',
      text: 'Of the scores of all members, the lowest is the result of the group. There is no bonus for companions.',
    },
    'SI-COOP-07': {
      title: 'Cooperative: compare that score with the stage.',
      text: 'The column for a group on the Stage card says how many suns you earn.',
    },
    'SI-VS-01': {
      title: 'Competitive: everyone has their own landscape.',
      text: 'Each player builds a landscape alone and has a Destination card of their own.',
    },
    'SI-VS-02': {
      title: 'Competitive: no Role cards.',
      text: 'Everything else is set up as in the team game, with 2 Mountain cards in front of each player.',
    },
    'SI-VS-03': {
      title: 'Competitive: everyone draws 2 Notebook cards and keeps 1.',
      text: 'All players do this in every round. The other card is discarded.',
    },
    'SI-VS-04': {
      title: 'Competitive: lay 2 Mountain cards, pass 2.',
      text: 'All players do this in every round. The 2 cards you do not lay go to the next player.',
    },
    'SI-VS-05': {
      title: 'Competitive: the game ends after round 8.',
      text: 'Everyone then has 8 Notebook cards, and 16 Mountain cards in their landscape.',
    },
    'SI-VS-06': {
      title: 'Competitive: there is only the individual victory.',
      text: 'The highest score wins; there is no bonus and no team victory.',
    },
    'SI-R-01': {
      title: 'May one row hold two separate lines?',
      text: 'No, neither of the same nor of different colours. A row is one line, of one colour, without holes. You extend it at an end, or you start a new row.',
    },
    'SI-R-02': {
      title: 'Where can new lines start?',
      text: 'Only above the top line or below the bottom line. Everywhere else the row already has its line.',
    },
    'SI-R-03': {
      title: 'Does the size of the mountains matter?',
      text: 'No. Cards differ only in how high their peaks are drawn. All are equally wide, so that columns line up; the height is a picture and nothing more.',
    },
    'SI-R-04': {
      title: 'May a line be shifted by half a card?',
      text: 'No. Every card stands exactly in one column, otherwise columns could not be counted.',
    },
    'SI-R-05': {
      title: 'In which column may a new line start?',
      text: 'In any column where the top line (or, below, the bottom line) has a card at that moment. The new card must touch a card directly above or below it; touching at a corner is not enough.',
    },
    'SI-R-06': {
      title: 'Must a card that extends a line rest on something?',
      text: 'No. It is enough that it touches its neighbour of the same colour. Lines may overhang: that is how columns with gaps come about.',
    },
    'SI-R-07': {
      title: 'May the same colour come back two rows away?',
      text: 'Yes. Only lines directly above each other must differ in colour.',
    },
    'SI-R-08': {
      title: 'Can two lines of one colour meet later, when one is extended?',
      text: 'No. Neighbouring rows already differ in colour, and a row never changes its colour.',
    },
    'SI-R-09': {
      title: 'Where does the first card go?',
      text: 'It makes no difference. The table puts it in the starting place, and the landscape may grow from there in all directions.',
    },
    'SI-R-10': {
      title: 'There is only one line: where may the next one go?',
      text: 'Above it or below it. That makes two different landscapes, because some scoring cards ask what lies above or below.',
    },
    'SI-R-11': {
      title: 'May the second card of a round build on the first?',
      text: 'Yes. The two cards are laid one after the other: you may start a line with the first and extend it with the second.',
    },
    'SI-R-12': {
      title: 'May we move the cards of this round?',
      text: 'Yes, until the group is ready. Only cards of earlier rounds are fixed. In the end every card must fit, checked in the order in which the cards were laid.',
    },
    'SI-R-13': {
      title: 'May we lay fewer cards, or none?',
      text: 'No. There is always a place for a card, so you always lay as many as the round asks for. Only a stage with special rules can make an exception.',
    },
    'SI-R-14': {
      title: 'Is there a limit to the size of a landscape?',
      text: 'No. Your 16 or 18 cards are the only limit.',
    },
    'SI-R-15': {
      title: 'May cards be turned, covered or stacked?',
      text: 'Never.',
    },
    'SI-R-17': {
      title: 'Which groups are there for each number of players?',
      text: '4 players: 2 + 2. 5 players: 2 + 3. 6 players: 2 + 2 + 2. 7 players: 2 + 2 + 3. 8 players: 2 + 2 + 2 + 2. There are never two groups of three.',
    },
    'SI-R-18': {
      title: 'Who travels with whom, and in which order?',
      text: 'The host arranges the groups, or the table draws them at random. Groups are numbered clockwise, members from left to right inside their group. The group of three may have any number.',
    },
    'SI-R-19': {
      title: 'Who is the next group or the next player?',
      text: 'The one with the next number; after the last comes the first. The direction stays the same all game.',
    },
    'SI-R-20': {
      title: 'What if there are only two groups?',
      text: 'They simply exchange their 2 cards.',
    },
    'SI-R-21': {
      title: 'Are passed cards face down?',
      text: 'Yes. Until the next group picks them up, only the members who passed them know them.',
    },
    'SI-R-22': {
      title: 'How are the 2 waiting cards split in a group of three?',
      text: 'The table draws at random which companion gets which card. From then on both companions see both cards.',
    },
    'SI-R-23': {
      title: 'May companions in a group of three swap cards?',
      text: 'No. Each one lays, discards and passes cards from their own hand of 3.',
    },
    'SI-R-24': {
      title: 'How do two companions lay their cards at the same time?',
      text: 'They share one draft of the landscape. Each adds or takes back their own card whenever they like; whether a card fits is checked in the order in which the cards were laid.\nIf a card is taken back, a card that depended on it returns to its owner’s hand. So does the second card of the round when the very first card of a landscape is taken back.',
    },
    'SI-R-25': {
      title: 'May the Role holder touch Mountain cards?',
      text: 'No. The Role holder may only give advice.',
    },
    'SI-R-26': {
      title: 'What do companions see of each other?',
      text: 'Everything: the members of a group always see each other’s hands and the two Notebook cards that were drawn. You may show your cards anyway, so hiding them would make no difference.',
    },
    'SI-R-27': {
      title: 'What do other groups see of us?',
      text: 'Open to all: landscapes, kept Notebook cards, Destination cards, who holds the Role cards, and how many cards the piles have.\nHidden: your hands, the cards lying in front of you, Notebook cards that were drawn but not kept, and what you have laid but not yet confirmed.',
    },
    'SI-R-28': {
      title: 'When do other groups see what we laid?',
      text: 'All groups are revealed together, as soon as the last one is ready. So there is nothing to gain by waiting.',
    },
    'SI-R-29': {
      title: 'May we change our minds after saying “ready”?',
      text: 'Yes, until the last group is ready.',
    },
    'SI-R-30': {
      title: 'May we talk to other groups?',
      text: 'The rules say nothing about it. Besides the chat of the whole table, each group has a private one.',
    },
    'SI-R-31': {
      title: 'Which cards does the group of three use in its 9th round?',
      text: 'The 2 cards passed to it at the end of round 8; then it draws as usual. After round 8 all groups pass cards, the group of three too; what the groups of two receive then stays unused. The last 2 cards of the 9th round are discarded.',
    },
    'SI-R-32': {
      title: 'Do the groups of two wait during the 9th round?',
      text: 'Yes. Scores are counted for all together. They may watch.',
    },
    'SI-R-33': {
      title: 'Which Destination card do we get?',
      text: 'One is dealt at random to each group, or to each player in a competitive game, all of different colours. The group chooses only the face.',
    },
    'SI-R-34': {
      title: 'When is the face of the Destination chosen, and by whom?',
      text: 'Before the 2 Mountain cards are dealt. Any member may propose a face, and all members must agree. If there is a time limit and it runs out, the leftmost member decides.',
    },
    'SI-R-35': {
      title: 'May we read both faces before we choose?',
      text: 'Yes. Both faces are open to all.',
    },
    'SI-R-89': {
      title: 'What do others see while faces are chosen?',
      text: 'Who has agreed to the last proposal of their group, but not which face it is. So everybody sees who is still awaited.',
    },
    'SI-R-90': {
      title: 'Time is up and the leftmost member never chose a face: what now?',
      text: 'The last proposal of the group stands. If there was none, it is face A.',
    },
    'SI-R-71': {
      title: 'What does the option “first game” do?',
      text: 'It can be chosen in every mode. The pile then holds only basic Notebook cards. In team and competitive games all Destination cards also show face A, and nobody chooses; a stage of the campaign keeps the face that it names, and shows face A if it names none.\nWithout the option the pile holds all Notebook cards, in the campaign too.',
    },
    'SI-R-36': {
      title: 'Are discards open?',
      text: 'No. They lie face down and nobody may look through them. You know only what your own group discarded.',
    },
    'SI-R-92': {
      title: 'Do others see how many cards we draw and discard?',
      text: 'Yes. Everybody sees how many cards each player picks up and draws, and from which pile, and how many cards a group discards; but never which cards.',
    },
    'SI-R-37': {
      title: 'What if the Notebook pile has only one card left?',
      text: 'That card is drawn; then the discards are shuffled into a new pile; then the rest is drawn. The discards are shuffled only when a card is needed.',
    },
    'SI-R-38': {
      title: 'Who draws first when all play at the same time?',
      text: 'The groups in the order of their numbers, and in each group the members from left to right. Everything that is drawn in a round is drawn at its start.',
    },
    'SI-R-39': {
      title: 'What if the Mountain pile runs out?',
      text: 'Its discards are shuffled into a new pile, as with the Notebook cards. With our 96 cards this never happens; with 72 cards a game of 7 players, which draws 74, would need it.',
    },
    'SI-R-40': {
      title: 'What if pile and discards are both empty?',
      text: 'This cannot happen: there are enough cards for every game. If it did, the table would stop rather than invent a card.',
    },
    'SI-R-41': {
      title: 'May I keep both Notebook cards, or none?',
      text: 'No. You keep exactly one.',
    },
    'SI-R-42': {
      title: 'What if I have the same Notebook card twice?',
      text: 'Each of the two scores in full.',
    },
    'SI-R-43': {
      title: 'When are scoring cards counted?',
      text: 'Once, on the finished landscape. Nothing is scored during the game; the points you see while playing are only a preview.',
    },
    'SI-R-44': {
      title: 'Is a single card a line or a column?',
      text: 'Yes. It counts as a line, or as a column, of one card.',
    },
    'SI-R-45': {
      title: 'How are pairs counted?',
      text: 'Always to your advantage: the largest number of pairs in which no card is used twice. For two different symbols that is the smaller of the two counts; for pairs of the same symbol it is half the count, rounded down.',
    },
    'SI-R-46': {
      title: 'May a card be in pairs of several scoring cards?',
      text: 'Yes. “Once” applies to one type of pair on one card: another Notebook card, or another type of pair on the same Notebook card, may use the Mountain card again.',
    },
    'SI-R-47': {
      title: 'How are trios counted?',
      text: 'Like pairs: a card counts once per type of trio, and you get the largest number of sets in which no card is used twice.',
    },
    'SI-R-48': {
      title: 'What exactly is “on each side”?',
      text: 'The direct neighbours to the left and to the right: both must be there and both must match. They lie in the same line, so they have the same colour as the card between them.',
    },
    'SI-R-49': {
      title: 'Do “around” and “adjacent” stop at the end of a line?',
      text: 'No. Only the places count; colours and lines do not matter.',
    },
    'SI-R-50': {
      title: 'Do rivers and winds score twice if a card counts them too?',
      text: 'Yes. Their own point has nothing to do with any scoring card that also counts them.',
    },
    'SI-R-51': {
      title: 'Can a scoring card give negative points?',
      text: 'No. If a card subtracts something, it still never scores less than 0.',
    },
    'SI-R-84': {
      title: 'Does “never less than 0” apply to parts of a card too?',
      text: 'No. Only the whole result of a card, or of one face of a Destination card, is raised to 0. Parts of the sum may be negative.',
    },
    'SI-R-52': {
      title: 'Do scoring cards look at other landscapes?',
      text: 'No. They look only at the landscape of your own group: not at other landscapes and not at Notebook cards.',
    },
    'SI-R-91': {
      title: 'Which cards light up for an entry of the score sheet?',
      text: 'The cards that were counted for it. If several choices are equally good, the first is taken: lines from the bottom, columns and cards from the left. An entry of 0 points lights up none, points that come from no card in particular light up the whole landscape, and a penalty lights up the cards that cause it. This is only a display: no score depends on it.',
    },
    'SI-R-53': {
      title: 'What if the highest score is shared within one group only?',
      text: 'These players share the individual victory. Their group can still win the team victory.',
    },
    'SI-R-54': {
      title: 'Who gets the bonus in that case?',
      text: 'Those who share the victory need none. If two members of a group of three share it, the third gets 10 points, once.',
    },
    'SI-R-55': {
      title: 'What if three or more players from several groups tie?',
      text: 'All of them win the individual victory, and there is no team victory.',
    },
    'SI-R-56': {
      title: 'Is an equal score enough for the team victory?',
      text: 'No. Each member of the group must have more points than each opponent.',
    },
    'SI-R-57': {
      title: 'Does the bonus depend on the other groups?',
      text: 'No. The size of the winner’s own group decides: 5 points in a group of two, 10 points each in a group of three.',
    },
    'SI-R-58': {
      title: 'What if the group misses the team victory?',
      text: 'The individual winner still wins, alone. The scores with the bonus are noted in the last row and compared; only the individual victory leaves the bonus out. It has no other effect.',
    },
    'SI-R-59': {
      title: 'What if there is a tie in a competitive game?',
      text: 'The victory is shared. There is no tie-breaker.',
    },
    'SI-R-60': {
      title: 'Solo and competitive: which comes first, Notebook or Mountain cards?',
      text: 'You draw both at the start of the round, decide in any order you like, and say “ready” once for both. The printed rules can be read as Notebook first, then Mountain cards; here it is one decision instead of two.',
    },
    'SI-R-61': {
      title: 'Competitive: what happens to the cards I receive?',
      text: 'As in a group of two: 2 cards received and 2 drawn, lay 2, pass 2. The cards passed after round 8 are no longer used.',
    },
    'SI-R-62': {
      title: 'Cooperative: what about the 2 cards dealt at the start?',
      text: 'They belong to the first hand: in round 1 a companion in a group of two has 4 cards including them, and the companions in a group of three have 3 each.',
    },
    'SI-R-63': {
      title: 'Cooperative with three: how large is the fresh hand?',
      text: '3 cards for each companion: lay 1, discard 2.',
    },
    'SI-R-64': {
      title: 'Cooperative: does each of us have a result?',
      text: 'No. The whole group has one result, from the lowest score among you.',
    },
    'SI-R-65': {
      title: 'Is it enough to reach a score of the stage?',
      text: 'No. You must exceed it: have at least one point more.',
    },
    'SI-R-66': {
      title: 'Do groups of two and of three need the same scores?',
      text: 'The grid of a Stage card has one column for groups. Our own stages give one for each size, because members of a group of three have 3 Notebook cards instead of 4.',
    },
    'SI-R-67': {
      title: 'Which face of the Destination is used on a stage?',
      text: 'The one that the stage names. A stage may also leave it open: then you choose it before the cards are dealt, as in the team game. All our own stages name one.',
    },
    'SI-R-69': {
      title: 'When does the next stage open?',
      text: 'When you have a sun on the one before. With the setting “all stages open” you may play any of them, because the order is only advice.',
    },
    'SI-R-70': {
      title: 'Solo and cooperative: are any cards passed, or received from opponents?',
      text: 'No. Discarded Mountain cards are out of the game, unless the pile runs out.',
    },
    'SI-R-81': {
      title: 'For whom are suns recorded?',
      text: 'For everyone who took part: the best result for each stage, separately for solo, for groups of two and for groups of three. A sun in any of these unlocks the next stage. A group may play what any one of its members has unlocked.',
    },
    'SI-R-68': {
      title: 'What if a special rule contradicts the other rules?',
      text: 'The rule of the stage wins. If it leaves no place for a card, that card may be discarded instead; only then may fewer than 2 cards be laid.',
    },
    'SI-R-72': {
      title: 'When exactly may I lay fewer cards on a stage?',
      text: 'As long as any card of your hand has a legal place, you must lay one. Only when none has may you be ready with fewer cards laid; what is left is discarded. One card without a place is no reason to stop if another one fits.\nIn a group of three each companion is judged by their own hand, and the table looks once more when the last member gets ready.\nThis can happen only on stages that limit the number or the length of lines: either no more lines may be started and none has the card’s colour; or the top and bottom lines have the card’s colour (where new lines go only upwards, the top line alone) and all lines of that colour are full.',
    },
    'SI-R-73': {
      title: 'What do limits on lines mean?',
      text: 'A maximum number of lines: once it is reached, no new line may be started. A maximum length: a line of that length may not be extended. New lines only upwards: none may be started below, from the first line on.\nA line that the stage lays out at the start counts as a line.',
    },
    'SI-R-74': {
      title: 'What is a stage’s starting line?',
      text: 'After the Mountain pile is shuffled and before anything is dealt, a colour is drawn at random. The topmost cards of this colour, as many as the stage says, leave the pile and form the first line, from left to right. They cannot be moved, score like all others, and come on top of the usual 16 cards (18 in a group of three).',
    },
    'SI-R-75': {
      title: 'What is a larger or smaller hand?',
      text: 'Solo and in a group of two you have 4 Mountain cards, in a group of three 3 for each companion: the stage adds to this number or takes from it. You lay as many as always and discard the rest. In the first round of a cooperative game the dealt cards are part of the hand, so only the number you draw changes.\nWith one card fewer you have 3 and lay 2, in a group of three 2 each and lay 1. A hand never gets smaller than the number of cards to lay.',
    },
    'SI-R-76': {
      title: 'What if a stage changes the Notebook cards you draw?',
      text: 'However many you draw, you keep one and discard the others. In a round without Notebook cards none is drawn, whatever else the stage says; it is not made up for later. In a cooperative game the Role holder then has nothing to do and counts as ready, and the Role card moves on as always.',
    },
    'SI-R-77': {
      title: 'What are Notebook cards given by a stage?',
      text: 'One copy of each is set aside before the Notebook pile is shuffled. Solo, you have kept it from the start. In a cooperative game it lies beside the Destination card, and every member scores it.',
    },
    'SI-R-78': {
      title: 'How do special rules about scoring work?',
      text: 'They change the score of every member, before the lowest is taken.\nRivers or winds may lose their own point. Any symbol may be worth 1 point more. A symbol with both changes is worth 1. Scoring cards that count the symbol stay as they are.\nWhere both faces of the Destination score, each counts at least 0, then the two are added; the face that the stage names is only the one on show.\nA penalty counts at least 0 and is subtracted once. A score never falls below 0.',
    },
    'SI-R-79': {
      title: 'What are cards laid blind?',
      text: 'Of the group’s 2 cards of the round, the stage takes 1 or 2 at random. They are drawn at the start of the round from the complete hand, each card equally likely. A blind card must be laid, in any legal place and in any order.\nIn a cooperative group of three, with 1 blind card it comes from the hand of the companion who will hold the Role card next, and the other companion chooses freely; with 2 blind cards both companions have theirs drawn.\nA blind card without a legal place is replaced by a card of your choice.',
    },
    'SI-R-85': {
      title: 'A blind card was replaced and could be laid later after all: must I lay it?',
      text: 'No. What counts is the landscape at the moment you laid another card in its place, whatever is laid or taken back afterwards. Only when that other card is taken back does the blind card count again.\nThe second look when everybody is ready concerns only cards that are still to be laid.',
    },
    'SI-R-87': {
      title: 'May I lay my free card so that the blind card loses its only place?',
      text: 'Yes. Order and places are free, and each card is checked by itself; the blind card is then replaced. This is possible only on stages that limit the number or the length of lines.',
    },
    'SI-R-80': {
      title: 'What if a stage has another number of rounds?',
      text: 'Solo and in a group of two you play that many rounds; the number is even if a group of two may play the stage. A group of three rounds the number up to a multiple of 3. So everyone holds the Role card equally often, just as 8 rounds become 9.',
    },
    'SI-DATA-02': {
      title: 'There are 96 Mountain cards.',
      text: 'Each of the 24 combinations of colour and symbol exists 4 times. The game that draws most, with 7 players, draws 74 cards. 72 would be too few for it without shuffling again; 84 is the smallest multiple of 12 that is enough.',
    },
    'SI-DATA-03': {
      title: 'Peaks are only pictures.',
      text: 'Each Mountain card may have its own outline. It has no meaning in the rules.',
    },
    'SI-DATA-04': {
      title: 'Four colours, each with a pattern.',
      text: 'Ochre, crimson, teal and violet. Each also has its own pattern, so that colour-blind players can tell them apart.',
    },
    'SI-DATA-05': {
      title: 'Notebook cards are basic or advanced.',
      text: 'Each card is one or the other. First games use only the basic ones.',
    },
    'SI-DATA-06': {
      title: 'There are 72 Notebook cards.',
      text: '24 basic cards, 2 copies of each, and 24 advanced cards, 1 of each. The basic cards alone must be at least 36, because 8 players (or 4 in a competitive game) have kept 28 cards and draw 8 more in the last round. With 64 cards nothing has to be shuffled again.',
    },
    'SI-DATA-07': {
      title: 'There are 8 Destination cards.',
      text: 'At least 4 are needed, for 4 groups or 4 competitive players. Each has two faces, of which A is simpler, and one of the colours of the Role cards. There are 2 of each colour; those dealt in one game have different colours.',
    },
    'SI-DATA-08': {
      title: 'There is one Role card per colour.',
      text: 'There must be at least 4, each with a Duo and a Trio face. At this table a Role card is a marker that shows who takes Notebook cards, and reminds you of the numbers of cards.',
    },
    'SI-DATA-09': {
      title: 'There are 8 stages with 3 suns each.',
      text: 'They have an order. Each has a number, a title, a Destination card and its face, its special rules, and the scores to exceed for each sun, alone and as a group.',
    },
    'SI-R-82': {
      title: 'Does a card count itself?',
      text: 'No. When a scoring rule looks from one card at the cards of its line or column, it means the other cards.',
    },
    'SI-R-83': {
      title: 'What does “not” mean on a card about lines or columns?',
      text: 'Simply the opposite: every line or column for which the condition does not hold. A line of one card does not have the same symbol at both ends.',
    },
    'SI-R-93': {
      title: 'What happens when my time is up?',
      text: 'Only what is missing is done for you. While faces are chosen, what the leftmost member of your group wants counts. In a round your part is completed in a fixed order; what you have planned stays. By link a stand-in plays for you instead, until you come back.',
    },
    'SI-R-86': {
      title: 'What does the table do for me when time is up?',
      text: 'It completes your part with the first legal choice: first it keeps the drawn Notebook card with the lowest number, then it lays Mountain cards (lowest card, then lowest row, then leftmost column), then it discards, then it says “ready”.',
    },
    'SI-R-88': {
      title: 'What if a count lies outside the points printed on a card?',
      text: 'A card with rising points has a value for none, one, two and so on of what it counts. Above the last value the last one counts; should a count ever fall below zero, the value for none counts.',
    },
  },
  pictures: {
    'SI-COMP-02': 'Four Mountain cards: an ochre mammal, a crimson house, a teal bird and a violet ruin.',
    'SI-SYM-02': 'A teal river card and an ochre wind card, each with a star of 1 point.',
    'SI-PLACE-01': 'A teal line of two cards; a place is open at its left end and one at its right end.',
    'SI-PLACE-02':
      'A teal line of two cards; four places are open for a crimson card: two directly above and two directly below.',
    'SI-PLACE-03':
      'An ochre line with a violet card above it; above the violet card a place is open for an ochre card.',
    'SI-PLACE-04': 'A crimson line of two cards; a crimson card directly above it is crossed out.',
    'SI-PLACE-05': 'A violet line of two cards; a violet card one free place away from its right end is crossed out.',
    'SI-PLACE-06': 'An ochre line directly above a teal line; a cross marks the seam between them.',
    'SI-PLACE-07': 'A teal line of two cards; an ochre card at its right end is crossed out.',
    'SI-GEO-01': 'An empty sky with one open place.',
    'SI-GEO-06':
      'A landscape of four lines, from the top: 2 teal, 5 ochre, 2 violet and 3 teal cards. Open for a violet card are both ends of the violet line, 2 places above the top line and 3 below the bottom line.',
    'SI-LEX-01': 'Three cards side by side count; the cards above and below do not.',
    'SI-LEX-02': 'A card and the card two places above it count, although the place between them is free.',
    'SI-LEX-03': 'The four cards left, right, above and below the middle card count; the four at its corners do not.',
    'SI-LEX-04': 'A card two places above another, with a free place between them, does not count.',
    'SI-LEX-05': 'All eight cards round the middle card count.',
    'SI-LEX-06': 'The cards left and right of the middle card count; all others do not.',
    'SI-LEX-07': 'Two cards in opposite corners form a pair.',
    'SI-LEX-09': 'Three cards that do not touch form a trio.',
    'SI-R-01': 'A crimson line of two cards; a teal card in the same row, one free place away, is crossed out.',
    'SI-R-05': 'An ochre line of two cards; a violet card that would touch it only at a corner is crossed out.',
    'SI-R-06':
      'A landscape of four lines in which the teal line overhangs: its first column has a free place below it, then another card.',
    'SI-R-07': 'A crimson card above a teal line above a crimson line.',
    'SI-R-11':
      'An ochre line; above it a new violet line of two cards with dotted crests, of which the second overhangs.',
  },
  tables: {
    modes: {
      caption: 'The four modes at a glance',
      head: ['Team', 'Solo', 'Cooperative', 'Competitive'],
      rows: [
        ['Players', '4–8', '1', '2–3', '2–4'],
        ['Landscapes', 'one per group', 'one', 'one', 'one per player'],
        ['Rounds', '8 (trio 9)', '8', '8 (trio 9)', '8'],
        ['Role card', 'yes', 'no', 'yes', 'no'],
        ['Stage card', 'no', 'yes', 'yes', 'no'],
        ['Notebook cards at the end', '4 each (trio 3 each)', '8', '4 each (trio 3 each)', '8 each'],
        ['Mountain cards at the end', '16 (trio 18)', '16', '16 (trio 18)', '16 each'],
        [
          'Unplayed Mountain cards',
          '2 passed on (trio also discards 2)',
          '2 discarded',
          'all discarded',
          '2 passed on',
        ],
        ['Result', 'individual and team victory', 'suns', 'suns for the lowest score', 'individual victory'],
      ],
    },
    flow: {
      caption: 'Mountain cards in one round, for each player who lays',
      head: ['In hand', 'Laid', 'Discarded', 'Passed on'],
      rows: [
        ['Team, group of two', '2 received + 2 drawn', '2', '0', '2'],
        ['Team, group of three', '1 received + 2 drawn', '1', '1', '1'],
        ['Solo', '4 drawn', '2', '2', '0'],
        ['Cooperative, two players', '4 drawn', '2', '2', '0'],
        ['Cooperative, three players', '3 drawn', '1', '2', '0'],
        ['Competitive', '2 received + 2 drawn', '2', '0', '2'],
      ],
    },
    example: {
      caption: 'Scores of the example',
      head: ['Ada', 'Bruno', 'Celia', 'David', 'Ewa'],
      rows: [
        ['Destination', '7', '7', '8', '8', '8'],
        ['Rivers and winds', '5', '5', '7', '7', '7'],
        ['Notebook cards', '8 + 10 + 13 + 12', '12 + 16 + 5 + 6', '10 + 20 + 9', '14 + 15 + 18', '12 + 6 + 14'],
        ['Score', '55', '51', '54', '62', '47'],
        ['Bonus', '–', '–', '+10', '–', '+10'],
        ['Compared', '55', '51', '64', '62', '57'],
      ],
    },
  },
  ui: {
    glance: 'At a glance',
    symbolsTitle: 'Six symbols',
    coloursTitle: 'Four colours',
    wordsTitle: 'Words',
    symbols: { mammal: 'Mammal', bird: 'Bird', house: 'House', ruin: 'Ruin', river: 'River', wind: 'Wind' },
    pointEach: '1 point each',
    colours: { ochre: 'Ochre', crimson: 'Crimson', teal: 'Teal', violet: 'Violet' },
    words: {
      adjacent: { name: 'adjacent', note: 'touching, not at a corner' },
      around: { name: 'around', note: 'the 8 places round a card' },
      sides: { name: 'on each side', note: 'both left and right' },
    },
  },
};
