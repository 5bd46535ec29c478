import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applySettings } from './settings/apply.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/kit.css';

applySettings();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
