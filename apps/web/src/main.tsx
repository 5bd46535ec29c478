import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepOnDevice } from './app/update.ts';
import { applySettings } from './settings/apply.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/kit.css';

applySettings();
keepOnDevice();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
