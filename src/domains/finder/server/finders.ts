import { findPeople } from '#domains/accounts/server/find-people.ts'
import { findArchives } from '#domains/archives/server/find-archives.ts'
import { findMessages } from '#domains/contact/server/find.ts'
import { findProjects } from '#domains/projects/server/find-projects.ts'
import type { Context } from '#platform/context.ts'
import type { Found } from '../contract.ts'

/** Finds a few things of one kind that the caller may open; nothing for an empty text. */
type Finder = (context: Context, text: string) => Promise<Found[]>

/** What the command palette looks through, in the order it shows. A domain adds its own. */
export const finders: readonly Finder[] = [findProjects, findArchives, findMessages, findPeople]
