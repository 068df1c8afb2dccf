import { FeaturedArchives } from './featured-archives.tsx'
import { FeaturedProjects } from './featured-projects.tsx'
import { Hero } from './hero.tsx'

/** The home page while it loads, on navigation in the browser. Does not track a view. */
export const HomeLoading = () => (
  <div className="page">
    <Hero />
    <FeaturedProjects />
    <FeaturedArchives />
  </div>
)
