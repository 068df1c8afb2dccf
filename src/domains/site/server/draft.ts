import { rendering } from '#platform/rendering.ts'
import type { Section } from '../sections-contract.ts'

/** A changed section that replaces the stored one while one preview renders. */
export type Draft = Section & { /** The time of the preview. */ updated: Date }

/** The draft of the page that is being rendered; undefined unless it is a preview. */
export const draftOf = (): Draft | undefined => rendering.getStore()?.draft as Draft | undefined
