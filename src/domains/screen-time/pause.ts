/** After how many minutes without a line a gap is a pause, as a firm may set it; 0 for never. */
export const PAUSES = [0, 5, 15, 60] as const
export type Pause = (typeof PAUSES)[number]

/** What a firm has that begins without the demonstration. */
export const FIRST_PAUSE: Pause = 5

/** What a pause is, in one sentence. */
export const pauseText = (pause: Pause) =>
  pause === 0
    ? 'O tempo entre duas linhas conta inteiro, por longo que seja.'
    : `Mais de ${pause} minutos sem linhas são uma pausa e não contam.`
