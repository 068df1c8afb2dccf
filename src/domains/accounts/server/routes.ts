import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { accountsContract } from '../contract.ts'
import { addPerson, changeEmail, sendLink } from './invite.ts'
import { removePicture, savePicture } from './own-picture.ts'
import { disablePerson, enablePerson, endSessions, listPeople, listStaff } from './people.ts'
import { changePassword, endOtherSessions, endSession, listSessions, readProfile, saveName } from './profile.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeOwnSecondFactor,
  removeSecondFactorOf,
  renewRecoveryCodes,
  requireSecondFactor,
} from './second-factor.ts'
import { login, logout, readSession } from './service.ts'
import { forgotPassword, readLink, setByLink } from './set-by-link.ts'

const accounts = implement(accountsContract).$context<Context>().use(enforceAccess)
const { password, profile, people } = accounts

export const accountsRoutes = accounts.router({
  login: accounts.login.handler(({ context, input }) => login(context, input)),
  session: accounts.session.handler(({ context }) => readSession(context)),
  logout: accounts.logout.handler(({ context }) => logout(context)),
  password: {
    forgot: password.forgot.handler(({ context, input }) => forgotPassword(context, input.email)),
    readLink: password.readLink.handler(({ context, input }) => readLink(context, input.token)),
    set: password.set.handler(({ context, input }) => setByLink(context, input)),
  },
  profile: {
    read: profile.read.handler(({ context }) => readProfile(context)),
    save: profile.save.handler(({ context, input }) => saveName(context, input)),
    savePicture: profile.savePicture.handler(({ context, input }) => savePicture(context, input.file)),
    removePicture: profile.removePicture.handler(({ context }) => removePicture(context)),
    changePassword: profile.changePassword.handler(({ context, input }) => changePassword(context, input)),
    sessions: profile.sessions.handler(({ context }) => listSessions(context)),
    endSession: profile.endSession.handler(({ context, input }) => endSession(context, input.id)),
    secondFactor: {
      begin: profile.secondFactor.begin.handler(({ context, input }) => beginSecondFactor(context, input)),
      confirm: profile.secondFactor.confirm.handler(({ context, input }) => confirmSecondFactor(context, input)),
      recovery: profile.secondFactor.recovery.handler(({ context, input }) => renewRecoveryCodes(context, input)),
      remove: profile.secondFactor.remove.handler(({ context, input }) => removeOwnSecondFactor(context, input)),
    },
    endOthers: profile.endOthers.handler(({ context }) => endOtherSessions(context)),
  },
  people: {
    list: people.list.handler(({ context }) => listPeople(context)),
    add: people.add.handler(({ context, input }) => addPerson(context, input)),
    sendLink: people.sendLink.handler(({ context, input }) => sendLink(context, input)),
    changeEmail: people.changeEmail.handler(({ context, input }) => changeEmail(context, input)),
    disable: people.disable.handler(({ context, input }) => disablePerson(context, input.id)),
    enable: people.enable.handler(({ context, input }) => enablePerson(context, input.id)),
    secondFactor: {
      require: people.secondFactor.require.handler(({ context, input }) => requireSecondFactor(context, input)),
      removeFrom: people.secondFactor.removeFrom.handler(({ context, input }) => removeSecondFactorOf(context, input)),
    },
    endSessions: people.endSessions.handler(({ context, input }) => endSessions(context, input.id)),
  },
  staff: accounts.staff.handler(({ context }) => listStaff(context)),
})
