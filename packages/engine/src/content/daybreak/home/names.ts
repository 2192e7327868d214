// What the components of the objective name.

export const mission = 'mission'
export const demetrius = 'demetrius'
export const rebelBasestar = 'rebel-basestar'
