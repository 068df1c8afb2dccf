/** Pure rules of the labels of tasks, for both sides. */

/** The hues a label may have, in the order in which they are offered. */
export const HUES = ['cobalt', 'green', 'ochre', 'orange', 'violet', 'magenta', 'red', 'graphite'] as const
export type Hue = (typeof HUES)[number]

export const HUE_LABELS: Readonly<Record<Hue, string>> = {
  cobalt: 'Cobalto',
  green: 'Mata',
  ochre: 'Ocre',
  orange: 'Laranja',
  violet: 'Violeta',
  magenta: 'Magenta',
  red: 'Barro',
  graphite: 'Grafite',
}

/** Characters of a label's name at most. */
export const MAX_LABEL_NAME = 40
/** Labels of the firm at most, removed ones aside. */
export const MAX_LABELS = 200
/** Labels of one task at most. */
export const MAX_TASK_LABELS = 20

/** The topic of the labels' counter (migrations/0079_labels.sql). */
export const LABELS_TOPIC = 'labels:1'

/** The labels of a task in a list, e.g. for its history and its row of a CSV file. */
export const joinLabels = (names: readonly string[]) => names.join(', ')
