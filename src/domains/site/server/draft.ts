import { rendering } from '#platform/context.ts'
import type { Section } from '../contract.ts'

/** A section as it would be, laid over the settings while one preview renders. */
export type Draft = Section & { /** When it would have been set. */ updated: Date }

/** The draft of the page being rendered in this very call, where it is a preview. No other page ever sees it. */
export const draftOf = (): Draft | undefined => rendering.getStore()?.draft as Draft | undefined
