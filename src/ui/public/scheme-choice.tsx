import { useId } from 'react'
import { SCHEME_NAMES, SCHEMES, useScheme } from '../scheme.ts'
import { MoonIcon, ScreenIcon, SunIcon } from './icons.tsx'
import styles from './scheme-choice.module.css'

export const SCHEME_ICONS = { light: SunIcon, dark: MoonIcon, system: ScreenIcon }

/** The choice between the light, the dark and the system's colour scheme. Hidden without JavaScript, which it needs. */
export function SchemeChoice() {
  const [scheme, choose] = useScheme()
  const group = useId()
  return (
    <fieldset className={`may-shrink surface pill needs-script ${styles.choice}`} data-scripted>
      <legend className="hidden">Aparência</legend>
      {SCHEMES.map((each) => {
        const Icon = SCHEME_ICONS[each]
        return (
          <label className="place-center relative soft pointer pill hover-ink" key={each} title={SCHEME_NAMES[each]}>
            <input
              className="full-width full-height pointer"
              type="radio"
              name={group}
              checked={scheme === each}
              onChange={() => choose(each)}
            />
            <Icon />
            <span className="hidden">{SCHEME_NAMES[each]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
