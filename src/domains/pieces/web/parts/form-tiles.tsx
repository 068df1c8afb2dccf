import type { MouseEvent, ReactNode } from 'react'
import { showText } from '#ui/prose/page-text.ts'
import { PIECE_PATH } from '../../address.ts'
import { type Choice, OWN_FILE } from '../../choice.ts'
import { ICON, iconOf } from '../../drawing/icon.ts'
import { FORM_NAMES, FORMS, type FormName } from '../../forms.ts'
import styles from './form-tiles.module.css'

interface Props {
  current: Choice['form']
  onChoose: (form: Choice['form']) => void
}

/** The drawings of forms, which never change. */
const drawn = new Map<FormName, string>()

/** The drawing of a form as SVG. What the server has drawn is taken from the document: six of them take long to reckon. */
function drawingOf(name: FormName): string {
  const known =
    drawn.get(name) ??
    globalThis.document?.querySelector(`[data-form="${name}"]`)?.innerHTML ??
    draw(iconOf(FORMS[name]))
  drawn.set(name, known)
  return known
}

const draw = (paths: readonly string[]) => paths.map((path) => `<path fill-rule="evenodd" d="${path}"/>`).join('')

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A cube, unopened. */
const OWN_ICON = draw([
  'M50 6 88 26V60L50 80 12 60V26Z',
  'M12 26 50 46 88 26M50 46V80M12 26 50 6 50 46M12 60 50 46 88 60',
])

/** The forms that a piece can have; without scripts each is a page of its own. */
export const FormTiles = ({ current, onChoose }: Props) => (
  <nav className="not-printed" aria-label="Forma">
    <ul className={`stack bare-list lines-around ${styles.tiles}`}>
      {FORM_NAMES.map((name) => (
        <li key={name}>
          <Tile name={name} drawing={drawingOf(name)} current={current} onChoose={onChoose}>
            {FORMS[name].name}
          </Tile>
        </li>
      ))}
      <li className={styles.own}>
        <Tile name={OWN_FILE} drawing={OWN_ICON} current={current} onChoose={onChoose}>
          <span>
            <span className="block">Seu STL</span>
            <span className="soft regular">medido aqui mesmo</span>
          </span>
        </Tile>
      </li>
    </ul>
  </nav>
)

interface TileProps extends Props {
  name: Choice['form']
  /** Of the icon, as SVG. */
  drawing: string
  children: ReactNode
}

const Tile = ({ name, drawing, current, onChoose, children }: TileProps) => (
  <a
    className={`stack gap-35 full-height relative small strong break-anywhere undecorated outline-inside ${styles.tile}`}
    href={`${PIECE_PATH}?forma=${name}`}
    data-scripted
    aria-current={name === current ? 'true' : undefined}
    onClick={(event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      onChoose(name)
    }}
  >
    <svg viewBox={`0 0 ${ICON.width} ${ICON.height}`} aria-hidden="true" data-form={name} {...showText(drawing)} />
    {children}
  </a>
)
