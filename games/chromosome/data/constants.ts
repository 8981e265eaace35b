// Numbers of the rulebook that no edition changes, named as in the book.

/** CHR-CONST-03: tokens of each species. */
export const tokensOfSpecies = 12
/** CHR-CONST-08: radiation cubes, and so the greatest total power on the map. */
export const radiationCubes = 10
/** CHR-CONST-11: sides of the die. */
export const dieSides = 4
/** CHR-CONST-12: tokens in a group at most. */
export const maximumLevel = 3
/** CHR-CONST-15: fortune at the start. */
export const startingFortune = 4
/** CHR-CONST-17: tokens of the stack that every player starts with. */
export const startingTokens = 2
/** CHR-CONST-18: rounds by the number of players; the clock starts there. */
export const rounds: { readonly [seats: number]: number } = { 2: 6, 3: 5, 4: 4 }
/** CHR-CONST-19: irradiation a microbe can bear. */
export const irradiationLimit = 7
/** CHR-CONST-20: genes in a chromosome, active and passive together. */
export const chromosomeCapacity = 8
/** CHR-CONST-22: energy for a gene left to the die. */
export const randomGenePrice = 1
/** CHR-CONST-24: cubes placed by Impulse. */
export const impulseCubes = 2
/** CHR-CONST-25: energy for a trophy given back. */
export const trophyEnergy = 2
/** CHR-CONST-26: energy for one point of fortune. */
export const recoveryEnergy = 3
/** CHR-CONST-28: irradiation that one structure gene takes away when discarded. */
export const structureRelief = 2
/** CHR-CONST-30: points for each point of fortune left. */
export const fortunePoints = 2
/** CHR-CONST-31: top of the fortune track; the rulebook does not say, CHR-RUL-26. */
export const fortuneTop = 7
