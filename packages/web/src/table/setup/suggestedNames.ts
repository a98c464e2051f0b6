/** For bots, and for friends until they type their own. As many as a table can seat. */
export const suggestedNames: readonly string[] = ['Noor', 'Mateo', 'Iris', 'Tomek', 'Léa', 'Zofia', 'Émile', 'Ada'];
