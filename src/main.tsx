import "./app/start.tsx";
