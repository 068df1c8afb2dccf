import { useTop } from '#ui/public/use-top.ts'
import view from './screen.module.css'
import css from './skeleton.module.css'

/** The shape of a project while it comes, on navigation in the browser. */
export function ProjectSkeleton() {
  useTop()
  return (
    <div className={`page ${css.skeleton}`} role="status">
      <span className="hidden">Carregando o projeto</span>
      <div className={css.crumbs} />
      <div className={view.head}>
        <div className={view.intro}>
          <div className={css.title} />
          <div className={css.lead} />
          <div className={css.tags} />
        </div>
        <div className={css.picture} />
      </div>
      <div className={view.body}>
        <div className={css.text}>
          <div />
          <div />
          <div />
          <div />
          <div />
          <div />
        </div>
      </div>
    </div>
  )
}
