import { ArchiveCard } from '#domains/archives/web/parts/archive-card.tsx'
import { ProjectCard } from '#domains/projects/web/parts/project-card.tsx'
import { Banner } from './banner.tsx'
import { Facts } from './facts.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Invitation } from './invitation.tsx'
import type { HomeData } from './load.ts'
import { Technologies } from './technologies.tsx'
import { WhoWeAre } from './who-we-are.tsx'

export function HomeScreen({ data: { projects, archives, texts } }: { data: HomeData }) {
  return (
    <div className="page">
      <Hero />
      <Featured kind="project" cards={projects.map((project) => <ProjectCard key={project.id} project={project} />)} />
      <WhoWeAre who={texts.who} pillars={texts.pillars} />
      <Featured kind="archive" cards={archives.map((archive) => <ArchiveCard key={archive.id} archive={archive} />)} />
      <Technologies technologies={texts.technologies} />
      <Invitation {...texts.invitation} />
      <Facts facts={texts.facts} />
      <Banner {...texts.banner} />
    </div>
  )
}
