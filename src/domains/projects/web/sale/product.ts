import type { ShownProject } from '../parts/load-project.ts'

/** The fields of a project that its sale page needs. */
export type Product = Pick<ShownProject, 'id' | 'title' | 'trade' | 'is_public' | 'sale' | 'resum'>
