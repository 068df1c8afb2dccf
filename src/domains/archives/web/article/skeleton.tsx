import { useTop } from '#ui/public/use-top.ts'
import view from './screen.module.css'
import css from './skeleton.module.css'

/** The shape of an article while it comes, on navigation in the browser. */
export function ArticleSkeleton() {
  useTop()
  return (
    <div className={`page ${css.skeleton}`} role="status">
      <span className="hidden">Carregando o arquivo</span>
      <div className={css.crumbs} />
      <div className={view.head}>
        <div className={css.title} />
        <div className={css.lead} />
        <div className={css.meta} />
      </div>
      <div className={css.picture} />
      <div className={view.article}>
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
