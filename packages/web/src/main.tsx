import { render } from 'preact'
import { App } from './App.tsx'
import { call } from './comfort/calling.ts'
import { listen } from './comfort/hearing.ts'
import { playByKeys } from './comfort/keys.ts'
import { keepPace } from './comfort/pace.ts'
import { dressPage } from './comfort/settings.ts'
import { playInOrder, playing } from './playback.ts'
import { followPointing } from './pointing.ts'
import { follow } from './router.ts'
import './style/index.css'

playInOrder()
follow()
listen()
call()
playByKeys()
keepPace(playing)
dressPage()
followPointing()
const root = document.getElementById('app')
if (root) render(<App />, root)
