import type { Site } from '../page-head.ts'
import { FeaturedArchives } from './featured-archives'
import { FeaturedProjects } from './featured-projects'
import { Hero } from './hero'

/** The home page while its calls are under way, on navigation in the browser: not yet a visit. */
export const HomeLoading = ({ site }: { site: Site }) => (
  <div className="page">
    <Hero day={site.day} />
    <FeaturedProjects />
    <FeaturedArchives />
  </div>
)
