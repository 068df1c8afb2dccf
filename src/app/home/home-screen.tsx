import { Link } from '@tanstack/react-router'
import { ArchiveCard } from '#domains/archives/web/parts/archive-card.tsx'
import { ProjectCard } from '#domains/projects/web/parts/project-card.tsx'
import type { Home } from '#domains/site/section-schemas.ts'
import { bindWords } from '#fixed-spaces.ts'
import { Banner } from './banner.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import type { HomeData } from './load.ts'
import split from './split.module.css'
import { WhoWeAre } from './who-we-are.tsx'

export function HomeScreen({ data: { projects, archives, texts, people, piece } }: { data: HomeData }) {
  return (
    <>
      <Hero piece={piece} />
      <div className="page">
        <Featured
          kind="project"
          cards={projects.map((project) => <ProjectCard key={project.id} project={project} />)}
        />
        <WhoWeAre who={texts.who} pillars={texts.pillars} people={people} />
        <Featured
          kind="archive"
          cards={archives.map((archive) => <ArchiveCard key={archive.id} archive={archive} />)}
        />
        <Technologies technologies={texts.technologies} />
        <Invitation {...texts.invitation} />
        <Facts facts={texts.facts} />
        <Banner {...texts.banner} />
      </div>
    </>
  )
}

/** Four figures, each with its unit and what it counts. Those without a figure are left out. */
function Facts({ facts }: Pick<Home, 'facts'>) {
  const counted = facts.filter(({ figure }) => figure)
  if (counted.length === 0) return null
  return (
    <section className="band" aria-labelledby="facts">
      <h2 id="facts" className="hidden">
        Em números
      </h2>
      <dl className={`stack ${styles.facts}`}>
        {counted.map(({ figure, text }) => (
          <div className="flex gap-35 line-above" key={figure + text}>
            {/* Screen readers read the label first; the styles show the figure first. */}
            <dt className="soft small">{bindWords(text)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The call to action that leads to the contact page. */
function Invitation({ title, button }: Home['invitation']) {
  return (
    <section className="band" aria-labelledby="invitation">
      <div className={`cluster align-end space-between wash rounded ${styles.call}`}>
        <h2 id="invitation">{bindWords(title)}</h2>
        <Link className="button" to="/contact">
          {button}
        </Link>
      </div>
    </section>
  )
}

function Technologies({ technologies }: Pick<Home, 'technologies'>) {
  if (technologies.length === 0) return null
  return (
    <section className={`band stack align-start ${split.split}`} aria-labelledby="technologies">
      <h2 id="technologies">Com o que trabalhamos</h2>
      <ul className={`cluster bare-list measured ${styles.grid}`}>
        {technologies.map(({ name, note }) => (
          <li className="medium break-anywhere" key={name}>
            {name}
            {note && <small className="soft small block regular">{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
