import type { Panel } from '#panel.ts'
import { usePanel } from './panel.ts'

/** In what the two interfaces differ beside their words and the menu. */
interface Manners {
  /** Whether the specification's deliberate delays are waited for. */
  waits: boolean
  /** Whether the list of quotes shows dollars and MM/dd/yyyy, unless the person switched to reais. */
  dollars: boolean
  /** Whether the admin's lists show everyone's records until the admin switches that. */
  wholeTeam: boolean
  /** Whether a board's line and what it belongs to stand in the top bar, and the list of lines is folded until opened. */
  lineInHead: boolean
  /** Whether menu and comments show a person's name, with 'Ajuda' behind it in the menu; else the e-mail, and 'Ajuda' is an entry. */
  personByName: boolean
  /** Whether the dashboard begins with what waits for the person, before the figures. */
  todayFirst: boolean
  /** Whether a quote's state of the work and its client's answer are read as one word. */
  oneState: boolean
  /** Whether a quote is saved as one types, and sent where it is written; else by its button, which leads to the document. */
  savesAsTyped: boolean
  /**
   * Whether an event is drawn in the calendar by the minute, or said in a sentence, and named where it stands; else it is
   * picked by whole hours and written in the form beside.
   */
  drawsEvents: boolean
  /** Whether a board's column has name, count and buttons in one row and the rest in its menu, and a card its marks in rows. */
  compactBoard: boolean
  /** Whether a project's form has a button to the list of projects, beside the way above its heading. */
  hasListButton: boolean
  /** Whether a project that is made has no production line until its board is opened; else it has one from the first. */
  lineOnDemand: boolean
  /** Whether a new project is saved with a title alone, and by one button. */
  titlesProject: boolean
  /** Whether a new entry of the ledger is an expense at first; else income, which its form names first. */
  expenseFirst: boolean
  /** Whether a new entry of the ledger is begun by a button that floats over the month; else by the one in the top bar. */
  floatsNewEntry: boolean
  /** Whether a task opens beside its board and is saved as one types; else over it in a dialog, saved by its button. */
  taskBeside: boolean
  /** Whether the details of a new article are folded until opened, so that title and text are seen at once. */
  textFirst: boolean
}

const MANNERS: Readonly<Record<Panel, Manners>> = {
  specified: {
    waits: true,
    dollars: true,
    wholeTeam: false,
    lineInHead: false,
    personByName: false,
    todayFirst: false,
    oneState: false,
    savesAsTyped: false,
    drawsEvents: false,
    compactBoard: false,
    hasListButton: true,
    lineOnDemand: false,
    titlesProject: false,
    expenseFirst: false,
    floatsNewEntry: true,
    taskBeside: false,
    textFirst: false,
  },
  portuguese: {
    waits: false,
    dollars: false,
    wholeTeam: true,
    lineInHead: true,
    personByName: true,
    todayFirst: true,
    oneState: true,
    savesAsTyped: true,
    drawsEvents: true,
    compactBoard: true,
    hasListButton: false,
    lineOnDemand: true,
    titlesProject: true,
    expenseFirst: true,
    floatsNewEntry: false,
    taskBeside: true,
    textFirst: true,
  },
}

/** How the person's interface behaves. */
export const useManners = (): Manners => MANNERS[usePanel()]
