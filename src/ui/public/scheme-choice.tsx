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
    <fieldset className={styles.choice} data-scripted>
      <legend className="hidden">Aparência</legend>
      {SCHEMES.map((each) => {
        const Icon = SCHEME_ICONS[each]
        return (
          <label key={each} title={SCHEME_NAMES[each]}>
            <input type="radio" name={group} checked={scheme === each} onChange={() => choose(each)} />
            <Icon />
            <span className="hidden">{SCHEME_NAMES[each]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
